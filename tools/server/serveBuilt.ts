import { join } from 'node:path';
import { createServer } from './createServer';
import { listen } from './listen';

/**
 * Serves what was built until the process is asked to end.
 * @param root the repository's folder
 */
export async function serveBuilt(root: string, port: number): Promise<void> {
  const base = process.env.BASE_PATH || undefined;
  const allowOverrides = process.env.ALLOW_OVERRIDES === '1';
  const app = createServer({ dist: join(root, 'dist'), allowOverrides, base });
  const address = await listen(app, port);
  console.log(`Atrium is open at ${address}${base ?? ''}`);
}
