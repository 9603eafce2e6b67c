import { createOutboxSource } from '../../../server/mail/outbox';
import { hostSlots } from '../../../shared/contract/hostPages';
import { idIssue } from '../../../shared/contract/ids';
import { corePrefixes } from '../../../shared/core/corePrefixes';
import { createCoreSources } from '../../../shared/core/sources';
import { commandNames } from './commandNames';

test.each([...commandNames, 'shell', 'next', 'stable'])(
  '%s is a word of the tool, and no app has it as its id',
  (word) => {
    expect(idIssue(word)).toMatch(/is reserved/);
  },
);

const backends = createCoreSources({ suggestions: () => [] }, () => {
  throw new Error('Nobody asks for the catalog before a backend is loaded');
});
const calls = Object.values(corePrefixes).flat();
const isKebab = (word: string) => /^[a-z]+(-[a-z]+)*$/.test(word);

test.each([
  ...Object.keys(backends).filter(isKebab),
  ...calls.flatMap((path) => (path.startsWith('/apps/') ? path.slice('/apps/'.length) : [])),
  ...hostSlots.flatMap((place) => place.split('.')[0] ?? []),
])('%s is a word of the shell, and no app has it as its id', (word) => {
  expect(idIssue(word)).toMatch(/is reserved/);
});

test('the server’s own backend has a name that no app has', async () => {
  const backend = await createOutboxSource({}).load?.();
  expect(idIssue(backend?.id ?? '')).toMatch(/is reserved/);
});
