import { randomUUID } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { mkdir, open, opendir, readFile, rename, rm, stat, utimes } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { codeOf } from '../../tools/storage/diskError';
import { type FileBytes, isHash } from './FileBytes';

/** Nobody is still writing a file that is as old as this. */
const leftBehindMs = 24 * 60 * 60_000;

const isMissing = (error: unknown): boolean => codeOf(error) === 'ENOENT';

async function unlessMissing<T>(work: Promise<T>): Promise<T | undefined> {
  try {
    return await work;
  } catch (error) {
    if (isMissing(error)) return undefined;
    throw error;
  }
}

/** Writes a file that is on the disk when its name is. */
async function writeWhole(path: string, bytes: Uint8Array): Promise<void> {
  await mkdir(dirname(path), { recursive: true });
  const draft = `${path}.${randomUUID()}.draft`;
  try {
    const file = await open(draft, 'wx');
    try {
      await file.writeFile(bytes);
      await file.sync();
    } finally {
      await file.close();
    }
    await rename(draft, path);
  } catch (error) {
    await rm(draft, { force: true }).catch(() => {});
    throw error;
  }
}

async function* entriesOf(folder: string) {
  const entries = await unlessMissing(opendir(folder));
  if (entries) yield* entries;
}

/** Files in a folder, by the first digits of their hashes. Their time is that at which they were last wanted. */
export function folderBytes(folder: string): FileBytes {
  const pathOf = (hash: string) => join(folder, hash.slice(0, 2), hash);
  const wantedAt = async (path: string) => (await unlessMissing(stat(path)))?.mtimeMs;

  return {
    name: folder,
    put: (hash, bytes) => writeWhole(pathOf(hash), bytes),
    async touch(hash) {
      const now = new Date();
      return (await unlessMissing(utimes(pathOf(hash), now, now).then(() => true))) ?? false;
    },
    async read(hash) {
      const bytes = await unlessMissing(readFile(pathOf(hash)));
      return bytes && new Uint8Array(bytes);
    },
    size: async (hash) => (await unlessMissing(stat(pathOf(hash))))?.size,
    open: async (hash, range) => createReadStream(pathOf(hash), range),
    async delete(hash, since) {
      const path = pathOf(hash);
      const gone = `${path}.gone`;
      await unlessMissing(rename(path, gone));
      const time = await wantedAt(gone);
      if (time === undefined) return;
      if (time > since) await rename(gone, path);
      else await rm(gone, { force: true });
    },
    async *list() {
      for await (const { name: part } of entriesOf(folder)) {
        if (!/^[0-9a-f]{2}$/.test(part)) continue;
        for await (const { name } of entriesOf(join(folder, part))) {
          const path = join(folder, part, name);
          const time = await wantedAt(path);
          if (time === undefined) continue;
          if (isHash(name)) yield { hash: name, wantedAt: time };
          else if (Date.now() - time > leftBehindMs) await rm(path, { force: true });
        }
      }
    },
  };
}
