import { appendFile, readFile, rename, writeFile } from 'node:fs/promises';
import type { Row } from 'shared/api';
import type { Backend, Change } from '../core/backend';

type Tables = Map<string, Map<Row['id'], Row>>;

const isChange = (value: unknown): value is Change =>
  typeof value === 'object' && value !== null && 'table' in value && 'id' in value;

function apply(tables: Tables, { table, id, row }: Change): void {
  const rows = tables.get(table) ?? new Map<Row['id'], Row>();
  if (row) rows.set(id, row);
  else rows.delete(id);
  tables.set(table, rows);
}

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

async function readTables(path: string): Promise<Tables> {
  const text = await readFile(path, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return '';
    throw error;
  });
  const tables: Tables = new Map();
  for (const change of text.split('\n').flatMap(parseLine)) apply(tables, change);
  return tables;
}

const listChanges = (tables: Tables): Change[] =>
  [...tables].flatMap(([table, rows]) => [...rows].map(([id, row]): Change => ({ table, id, row })));

/**
 * Keeps the records of one process in a file: a line a change, so that a call writes what it changed and no more.
 * Opening it writes it anew without what has been overwritten since.
 */
export async function openFileBackend(path: string): Promise<Backend> {
  const tables = await readTables(path);
  const rewrite = async () => {
    await writeFile(`${path}.new`, toLines(listChanges(tables)));
    await rename(`${path}.new`, path);
  };
  await rewrite();
  return {
    isPersistent: true,
    read: async (table) => [...(tables.get(table)?.values() ?? [])],
    news: async () => [],
    async commit(changes) {
      await appendFile(path, toLines(changes));
      for (const change of changes) apply(tables, change);
    },
    async clear(keep) {
      for (const table of tables.keys()) if (!keep.includes(table)) tables.delete(table);
      await rewrite();
    },
    alone: (work) => work(),
  };
}
