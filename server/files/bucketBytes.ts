import { Readable } from 'node:stream';
import type { Bucket } from '../../tools/storage/bucket';
import { type FileBytes, isHash } from './FileBytes';

const headers = { 'Content-Type': 'application/octet-stream' };

/** Beside a file, written when it is wanted again: an object has no other time than that of its own writing. */
const wanted = '.wanted';

/** Files in a bucket, under their hashes. */
export function bucketBytes(name: string, bucket: Bucket): FileBytes {
  const pathOf = (hash: string) => `${hash.slice(0, 2)}/${hash}`;

  /** A file and when it was last wanted. */
  async function find(hash: string): Promise<{ size: number; wantedAt: number } | undefined> {
    const objects = await bucket.list(pathOf(hash));
    const file = objects.find(({ path }) => path === pathOf(hash));
    return file && { size: file.size, wantedAt: Math.max(...objects.map(({ modifiedAt }) => modifiedAt)) };
  }
  const put = async (hash: string, bytes: Uint8Array) =>
    void (await bucket.put(pathOf(hash), new Uint8Array(bytes), headers));

  return {
    name,
    put,
    async touch(hash) {
      // Noted first: whoever deletes the file looks for it once more afterwards.
      await bucket.put(pathOf(hash) + wanted, '', headers);
      if (await find(hash)) return true;
      await bucket.remove(pathOf(hash) + wanted);
      return false;
    },
    async read(hash) {
      const found = await bucket.get(pathOf(hash));
      return found && new Uint8Array(found.bytes);
    },
    size: async (hash) => (await find(hash))?.size,
    async open(hash, { start, end }) {
      const body = await bucket.open(pathOf(hash), `bytes=${start}-${end}`);
      return body && Readable.from(body);
    },
    async delete(hash, since) {
      const file = await find(hash);
      if (!file || file.wantedAt > since) return;
      const bytes = (await bucket.get(pathOf(hash)))?.bytes;
      await bucket.remove(pathOf(hash));
      const [note] = (await bucket.list(pathOf(hash) + wanted)).map(({ modifiedAt }) => modifiedAt);
      if (note !== undefined && note > since && bytes) await put(hash, bytes);
      else if (note !== undefined) await bucket.remove(pathOf(hash) + wanted);
    },
    async *list() {
      const times = new Map<string, number>();
      const files = new Set<string>();
      for (const { path, modifiedAt } of await bucket.list('')) {
        const [hash = '', ending] = (path.split('/')[1] ?? '').split('.');
        if (!isHash(hash)) continue;
        times.set(hash, Math.max(times.get(hash) ?? 0, modifiedAt));
        if (ending === undefined) files.add(hash);
      }
      for (const hash of files) yield { hash, wantedAt: times.get(hash) ?? 0 };
    },
  };
}
