import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * The page of a shell's release, or the copy that publishing has put beside the registry, where that release is not there
 * or not known: its HTML says what is missing, and tries again.
 */
export function readShellPage(dist: string, release: string): string | undefined {
  const own = release ? [join(dist, 'shell', release, 'index.html')] : [];
  const found = [...own, join(dist, 'index.html')].find((file) => existsSync(file));
  return found && readFileSync(found, 'utf8');
}
