import { type BackendStore, eq, lte } from '..';
import type { FileStore } from './FileStore';
import { filesTable } from './rows';

/**
 * Files that nothing uses stay for a day: somebody may be about to save, or to undo, and the addresses that they were given
 * open until then.
 */
const idleMs = 24 * 60 * 60_000;

type Tables = Pick<BackendStore, 'table' | 'now'>;

interface Work {
  read<T>(work: (store: Tables) => Promise<T>): Promise<T>;
  change<T>(work: (store: Tables) => Promise<T>): Promise<T>;
}

/** Files that one unit of work deletes. */
const batch = 200;

/** Deletes files that no row has used for a day, and bytes that no account has: a process may have ended between the two. */
export async function sweepFiles(files: FileStore, { read, change }: Work, isOver = () => false): Promise<void> {
  for (let isMore = true; isMore && !isOver(); )
    isMore = await change(async (store) => {
      const table = store.table(filesTable);
      const idle = await table.find({ where: lte('idleSince', store.now() - idleMs), limit: batch });
      for (const { id } of idle) await table.delete(id);
      return idle.length === batch;
    });
  const before = (await read(async (store) => store.now())) - idleMs;
  for await (const { hash, wantedAt } of files.list()) {
    if (isOver()) return;
    if (wantedAt > before) continue;
    const owners = await read((store) => store.table(filesTable).count(eq('hash', hash)));
    if (owners === 0) await files.delete(hash, before);
  }
}
