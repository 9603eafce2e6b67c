import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { compressed } from './compress';
import { withDraft } from './draft';

const isSame = (file: string, bytes: Buffer) => existsSync(file) && readFileSync(file).equals(bytes);

const write = (file: string, bytes: Buffer): Promise<void> =>
  withDraft(file, (draft) => {
    writeFileSync(draft, bytes);
    renameSync(draft, file);
  });

/** Copies new and changed pictures of the demo into the served folder, each by an atomic rename. */
export async function publishAssets(source: string, dist: string): Promise<void> {
  if (!existsSync(source)) return;
  const files = readdirSync(source, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  for (const { parentPath, name } of files) {
    const bytes = readFileSync(join(parentPath, name));
    const target = join(dist, 'assets/demo', parentPath.slice(source.length), name);
    if (isSame(target, bytes)) continue;
    mkdirSync(dirname(target), { recursive: true });
    // The file itself comes last, so that its variants exist wherever it does.
    for (const [ending, smaller] of await compressed(name, bytes)) await write(target + ending, smaller);
    await write(target, bytes);
  }
}
