import { defineCommands } from '@atrium/contract';
import { toAddressee } from './model/addresses';
import { isListFolder, mailPath } from './model/mailPath';
import { composed } from './state/emailSlice';

/** Parsed argument; the manifest's schema has accepted it. */
const read = (argument: unknown): Record<string, unknown> =>
  typeof argument === 'object' && argument !== null ? { ...argument } : {};

export default defineCommands({
  'email.compose'(argument, runtime) {
    const { to, subject } = read(argument);
    runtime.store.dispatch(
      composed({
        ...(Array.isArray(to) ? { to: to.map((address) => toAddressee(String(address))) } : {}),
        ...(typeof subject === 'string' ? { subject } : {}),
      }),
    );
  },
  'email.open'(argument, { navigate }) {
    const { folder } = read(argument);
    if (typeof folder === 'string' && isListFolder(folder)) navigate(mailPath({ folder }));
  },
});
