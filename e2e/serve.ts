import { join } from 'node:path';
import { createServer } from '../tools/server/createServer';
import { listen } from '../tools/server/listen';

/** Serves what was built while the tests run; `fixtures.ts` reads the address from the environment. */
export default async function serve(): Promise<() => Promise<void>> {
  const app = createServer({ dist: join(import.meta.dirname, '../dist') });
  process.env.ATRIUM_URL = await listen(app, 0);
  return () => app.close();
}
