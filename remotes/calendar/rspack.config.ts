import { join } from 'node:path';
import { defineRemote } from '@atrium/build';
import manifest from './src/manifest';

const configure = defineRemote(import.meta.dirname, manifest);

const temporal = join(import.meta.dirname, 'src/temporal.ts');
const replaced = ['', '/fns/Instant', '/fns/PlainDateTime', '/fns/ZonedDateTime'];

/** With the browser's own Temporal in place of the library's, which is loaded where there is none. */
export default (...[asked]: Parameters<typeof configure>): ReturnType<typeof configure> => {
  const config = configure(asked);
  const alias = Object.fromEntries(replaced.map((path) => [`temporal-polyfill${path}$`, temporal]));
  return { ...config, resolve: { ...config.resolve, alias: { ...config.resolve?.alias, ...alias } } };
};
