import type { Row } from '..';
import { holdsDataUrl, takeFiles } from './boundary';
import type { FileStore, SentFiles } from './FileStore';
import { listUses } from './noteStorage';
import { filesTable, fileUsesTable, type StoredFileRow } from './rows';

/** A row that was put, or deleted where `row` is absent; as the persistence of the engine takes it. */
interface Change {
  table: string;
  id: Row['id'];
  row?: Row;
}

interface Records {
  listTables(): Promise<string[]>;
  read(table: string): Promise<Row[]>;
  commit(changes: readonly Change[], refilled?: readonly string[]): Promise<void>;
  exclusive<T>(work: () => Promise<T>): Promise<T>;
}

/**
 * Takes files out of the rows in which earlier versions kept them. Bytes are there before the rows that name them; a page that
 * is closed on the way leaves whole rows, and the next one goes on with those that are left.
 */
export async function moveRecords(records: Records, files: FileStore, now: number): Promise<void> {
  await records.exclusive(async () => {
    const known = (await records.read(filesTable.name)).map((row) => row.id);
    let lastId = Math.max(0, ...known.map(Number));
    for (const table of await records.listTables()) {
      for (const row of await records.read(table)) {
        if (!holdsDataUrl(row)) continue;
        const sent: SentFiles = new Map();
        const moved = await takeFiles(files, row, sent);
        if (moved === row) continue;
        for (const file of sent.values()) await file.keep();
        const changes: Change[] = [{ table, id: row.id, row: moved }];
        for (const { hash, type } of listUses(moved).values()) {
          lastId += 1;
          changes.push(
            ...noteFile({ id: lastId, hash, type, size: sent.get(hash)?.size ?? 0, now }, `${table}:${row.id}`),
          );
        }
        await records.commit(changes);
      }
    }
  });
}

/** A file, once for each row: whose it is was never noted, so that none counts for an account. */
function noteFile(
  { now, ...file }: Required<Pick<StoredFileRow, 'id' | 'hash' | 'type' | 'size'>> & { now: number },
  place: string,
): Change[] {
  const account = -file.id;
  const row: StoredFileRow = { ...file, fileName: '', account, createdAt: now, uses: 1 };
  const use = { id: `${file.hash} ${place}`, hash: file.hash, account };
  return [
    { table: filesTable.name, id: row.id, row },
    { table: fileUsesTable.name, id: use.id, row: use },
  ];
}
