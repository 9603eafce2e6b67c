import type { ApiRequest } from '@atrium/backend/engine';
import { type FileStore, type OpenFiles, toDataUrl, toUpload } from '@atrium/backend/files';
import { coreCalls } from '@atrium/core/api';
import { type DBSchema, type IDBPDatabase, openDB } from 'idb';

interface Schema extends DBSchema {
  /** By hash. */
  bytes: { key: string; value: Uint8Array<ArrayBuffer> };
  /** When each was last wanted; beside the bytes, so that they are not read for it. */
  times: { key: string; value: number };
}

/** Characters of data URLs that stay in memory: pictures of a list are asked for again and again. */
const maxCached = 16 * 1024 * 1024;

/** Data URLs of files, of which those that were wanted last stay in memory. */
function createViews(database: IDBPDatabase<Schema>) {
  const shown = new Map<string, string>();
  let cached = 0;

  return async (hash: string, type: string): Promise<string | undefined> => {
    const key = `${hash} ${type}`;
    const known = shown.get(key);
    if (known) return known;
    const bytes = await database.get('bytes', hash);
    if (!bytes) return undefined;
    const text = toDataUrl(type, bytes);
    cached += text.length;
    if (cached > maxCached) {
      shown.clear();
      cached = text.length;
    }
    shown.set(key, text);
    return text;
  };
}

/**
 * Files in the browser, shared by its tabs, in a database of their own: pages of an earlier version keep the one with the
 * records open. Answers hold them as data URLs.
 */
export async function openBrowserFiles(name: string): Promise<FileStore> {
  const database = await openDB<Schema>(name, 1, {
    upgrade(db) {
      for (const store of ['bytes', 'times'] as const) db.createObjectStore(store);
    },
    blocking: (_current, _blocked, event) => {
      if (event.target instanceof IDBDatabase) event.target.close();
    },
  });
  const show = createViews(database);
  return {
    async put(hash, bytes) {
      const tx = database.transaction(['bytes', 'times'], 'readwrite');
      await Promise.all([
        tx.objectStore('bytes').put(new Uint8Array(bytes), hash),
        tx.objectStore('times').put(Date.now(), hash),
        tx.done,
      ]);
    },
    async touch(hash) {
      if ((await database.count('bytes', hash)) === 0) throw new DOMException('The file is gone', 'NotFoundError');
      await database.put('times', Date.now(), hash);
    },
    read: (hash) => database.get('bytes', hash),
    async delete(hash, since) {
      const tx = database.transaction(['bytes', 'times'], 'readwrite');
      const time = await tx.objectStore('times').get(hash);
      if (time !== undefined && time <= since)
        await Promise.all([tx.objectStore('bytes').delete(hash), tx.objectStore('times').delete(hash)]);
      await tx.done;
    },
    async *list() {
      for (const hash of await database.getAllKeys('times'))
        yield { hash, wantedAt: (await database.get('times', hash)) ?? 0 };
    },
    async sign(references) {
      const found = new Map<string, string>();
      for (const { hash, type } of references) {
        const text = await show(hash, type);
        if (text) found.set(`${hash} ${type}`, text);
      }
      return ({ hash, type }) => found.get(`${hash} ${type}`) ?? `/files/${hash}/${type}`;
    },
    verify: async () => true,
  };
}

const readBytes = (data: Blob): Promise<Uint8Array<ArrayBuffer>> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(new Uint8Array(typeof reader.result === 'string' ? [] : (reader.result ?? [])));
    reader.onerror = () => reject(reader.error);
    reader.readAsArrayBuffer(data);
  });

/** A file that is sent as it is, as the call that stores it. */
export async function withUpload(call: ApiRequest, data: Blob, files: OpenFiles | undefined): Promise<ApiRequest> {
  const query = new URL(call.url, 'http://localhost').searchParams;
  const bytes = await readBytes(data);
  const upload = { fileName: query.get('fileName') ?? '', type: query.get('type') ?? '', bytes };
  return { ...call, url: coreCalls.storeFile.path, ...(await toUpload(await files?.(), upload)) };
}
