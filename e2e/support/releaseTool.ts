import { spawn } from 'node:child_process';
import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { remoteFolders, root } from '../../tools/build/paths';

/** Runs `npm run release` on a served folder; returns output and exit code. */
export function runReleaseTool(dist: string, ...args: string[]): Promise<{ code: number | null; output: string }> {
  const tool = ['--import', 'tsx', 'tools/atrium/index.ts', 'release', ...args, '--dist', dist];
  const child = spawn(process.execPath, tool, { cwd: root, stdio: ['ignore', 'pipe', 'pipe'] });
  let output = '';
  child.stdout.on('data', (text: Buffer) => (output += text));
  child.stderr.on('data', (text: Buffer) => (output += text));
  return new Promise((resolve) => child.on('close', (code) => resolve({ code, output })));
}

/**
 * Copies a remote's sources, with changes.
 * @param name of the copy's folder; parallel tests must not share it
 * @param changes replacements by file
 */
export function copyRemote(
  id: string,
  name: string,
  changes: Record<string, [before: string, after: string][]>,
): string {
  const folder = join(root, '.cache/e2e', name);
  rmSync(folder, { recursive: true, force: true });
  cpSync(remoteFolders().get(id) ?? '', folder, { recursive: true });
  for (const [file, replacements] of Object.entries(changes)) {
    let text = readFileSync(join(folder, file), 'utf8');
    for (const [before, after] of replacements) {
      if (!text.includes(before)) throw new Error(`${file} has no ${before}`);
      text = text.replaceAll(before, after);
    }
    writeFileSync(join(folder, file), text);
  }
  return folder;
}
