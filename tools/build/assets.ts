import { cpSync, existsSync } from 'node:fs';
import { join } from 'node:path';
import { compressFolder } from './compress';

/** Copies the demo's pictures to where the page asks for them. */
export async function publishAssets(source: string, dist: string): Promise<void> {
  if (!existsSync(source)) return;
  const target = join(dist, 'assets/demo');
  cpSync(source, target, { recursive: true });
  await compressFolder(target);
}
