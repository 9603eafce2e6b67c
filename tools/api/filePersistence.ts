import { appendFile, readFile, rename, writeFile } from 'node:fs/promises';
import { type Change, memoryPersistence, type Persistence, type Tables } from '../../shared/backend/engine/persistence';

const isChange = (value: unknown): value is Change =>
  typeof value === 'object' && value !== null && 'table' in value && 'id' in value;

const toLines = (changes: readonly Change[]): string => changes.map((change) => `${JSON.stringify(change)}\n`).join('');

/** A line that was cut off by a crash belongs to a commit that never finished. */
function parseLine(line: string): Change[] {
  try {
    const value: unknown = JSON.parse(line);
    return isChange(value) ? [value] : [];
  } catch {
    return [];
  }
}

async function readChanges(path: string): Promise<Change[]> {
  const text = await readFile(path, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return '';
    throw error;
  });
  return text.split('\n').flatMap(parseLine);
}

const listChanges = (tables: Tables): Change[] =>
  [...tables].flatMap(([table, rows]) => [...rows].map(([id, row]): Change => ({ table, id, row })));

/**
 * Keeps the records of one process in a file: a line a change, so that a call writes what it changed and no more.
 * Opening it writes it again without what has been overwritten since.
 */
export async function openFilePersistence(path: string): Promise<Persistence> {
  const memory = memoryPersistence(await readChanges(path));
  const rewrite = async () => {
    await writeFile(`${path}.new`, toLines(listChanges(memory.tables)));
    await rename(`${path}.new`, path);
  };
  await rewrite();
  return {
    ...memory,
    isPersistent: true,
    async commit(changes) {
      await appendFile(path, toLines(changes));
      await memory.commit(changes);
    },
    async clear(keep) {
      await memory.clear(keep);
      await rewrite();
    },
  };
}
