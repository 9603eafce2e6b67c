// The server on its sources, to debug it. `npm run server` runs what `tools/build/server.ts` makes of them.
import { join } from 'node:path';
import { runServer } from './runServer';

await runServer({
  root: join(import.meta.dirname, '..'),
  readSources: async () => (await import('../tools/api/appBackends')).readAppSources(),
});
