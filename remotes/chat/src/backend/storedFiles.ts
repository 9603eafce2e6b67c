import type { BackendStore } from '@atrium/backend';
import type { ChatFile } from '../api/messageSchemas';
import { filesKey, type StoredFile, type StoredMessage } from './tables';

/** File without content and internal fields. */
export const toFile = ({ url: _, contactId: __, isSent: ___, ...file }: StoredFile): ChatFile => file;

export const filesOf = (store: BackendStore, { fileIds = [] }: Pick<StoredMessage, 'fileIds'>): StoredFile[] =>
  fileIds.flatMap((id) => store.table(filesKey).get(id) ?? []);

/** For a message without words: the name of its first file. */
export function nameOfFile(store: BackendStore, message: StoredMessage): { fileName?: string } {
  const [file] = message.message ? [] : filesOf(store, message);
  return file ? { fileName: file.fileName } : {};
}
