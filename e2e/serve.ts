import { join } from 'node:path';
import { createServer } from '../tools/server/createServer';
import { listen } from '../tools/server/listen';

/** Serves the built product during the tests; `fixtures.ts` reads the URL from the environment. */
export default async function serve(): Promise<() => Promise<void>> {
  const app = createServer({ dist: join(import.meta.dirname, '../dist') });
  process.env.ATRIUM_URL = await listen(app, 0);
  return () => app.close();
}
