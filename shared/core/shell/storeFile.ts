import { type BackendStore, created, eq, type Person, readReference, reject, rejectField } from '@atrium/backend';
import {
  fallbackType,
  filesTable,
  findFile,
  readDataUrl,
  rejectStorage,
  type StorageLimits,
  toReference,
} from '@atrium/backend/files';
import { type FileToStore, maxFileBytes as maxBytes } from '../api';
import { accountOf } from './access';

const base64 = /^[A-Za-z0-9+/]*={0,2}$/;

/** Decoded length of base64 in bytes. */
const getSize = (content: string): number => Math.floor((content.replace(/=+$/, '').length * 3) / 4);

interface Storing {
  user: Person | null;
  storage: StorageLimits;
  /** Of the files that came with the call. */
  fileSizes: ReadonlyMap<string, number> | undefined;
}

/** Where files stay in the records, and for base64 without a type: an address that holds the file. */
async function answerInline(store: BackendStore, { fileName, content }: FileToStore, { user, storage }: Storing) {
  const { type, base64: bytes } = readDataUrl(content) ?? { type: fallbackType, base64: content };
  const size = getSize(bytes);
  if (size > maxBytes) return rejectTooLarge();
  if (!base64.test(bytes)) return rejectField('content', 'Expected base64.');
  const account = accountOf(user);
  const full = await rejectStorage(store, storage, account, bytes.length);
  if (full) return full;
  const files = store.table(filesTable);
  const { id } = await files.put({ id: await files.nextId(), fileName, size, account, createdAt: store.now() });
  return created({ file: { id, fileName, size, url: `data:${type};base64,${bytes}` } });
}

const rejectTooLarge = () => reject(413, 'The file is larger than 5 MB', 'fileTooLarge', maxBytes);

/** Takes a file that somebody sends, or says why not. */
export async function storeFile(store: BackendStore, input: FileToStore, options: Storing) {
  const { fileName, content } = input;
  const reference = readReference(content);
  if (!reference) return answerInline(store, input, options);
  const { hash, type } = reference;
  const account = accountOf(options.user);
  const [known, others] = await Promise.all([
    findFile(store, account, hash),
    store.table(filesTable).first({ where: eq('hash', hash) }),
  ]);
  const size = options.fileSizes?.get(hash) ?? others?.size;
  if (size === undefined) return rejectField('content', 'There is no such file.');
  if (size > maxBytes) return rejectTooLarge();
  const files = store.table(filesTable);
  const { freedAt: _, ...kept } = known ?? { id: await files.nextId(), hash, type, size, account, uses: 0 };
  const { id } = await files.put({ ...kept, fileName, createdAt: store.now() });
  return created({ file: { id, fileName, size, url: toReference(reference) } });
}
