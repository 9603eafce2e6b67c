import { type BackendStore, created, type Person, reject, rejectField } from '@atrium/backend';
import { rejectStorage, type StorageLimits } from '@atrium/backend/engine';
import type { FileToStore } from '../api';
import { accountOf } from './access';
import { filesTable } from './tables';

const maxBytes = 5 * 1024 * 1024;
const dataUrl = /^data:([\w.+-]+\/[\w.+-]+)?(?:;[\w=.+-]+)*;base64,/;
const base64 = /^[A-Za-z0-9+/]*={0,2}$/;

/** Decoded length of base64 in bytes. */
const getSize = (content: string): number => Math.floor((content.replace(/=+$/, '').length * 3) / 4);

/** Takes a file that somebody sends, or says why not. */
export async function storeFile(
  store: BackendStore,
  { fileName, content }: FileToStore,
  { user, storage }: { user: Person | null; storage: StorageLimits },
) {
  const head = dataUrl.exec(content);
  const bytes = content.slice(head?.[0].length ?? 0);
  const size = getSize(bytes);
  if (size > maxBytes) return reject(413, 'The file is larger than 5 MB', 'fileTooLarge', maxBytes);
  if (!base64.test(bytes)) return rejectField('content', 'Expected base64.');
  const account = accountOf(user);
  const full = await rejectStorage(store, storage, account, bytes.length);
  if (full) return full;
  const files = store.table(filesTable);
  const type = head?.[1] ?? 'application/octet-stream';
  const { id } = await files.put({ id: await files.nextId(), fileName, size, account });
  return created({ file: { id, fileName, size, url: `data:${type};base64,${bytes}` } });
}
