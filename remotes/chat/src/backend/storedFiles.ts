import type { BackendStore } from '@atrium/backend';
import type { ChatFile } from '../api/messageSchemas';
import { filesTable, type StoredFile, type StoredMessage } from './tables';

/** File without content and internal fields. */
export const toFile = ({ url: _, contactId: __, isSent: ___, ...file }: StoredFile): ChatFile => file;

type WithFiles = Pick<StoredMessage, 'fileIds' | 'message'>;

export interface FileLookup {
  filesOf(message: WithFiles): StoredFile[];
  /** For a message without words: the name of its first file. */
  nameOf(message: WithFiles): { fileName?: string };
}

export async function loadFiles(store: BackendStore, messages: readonly WithFiles[]): Promise<FileLookup> {
  const ids = messages.flatMap(({ fileIds = [] }) => fileIds);
  const files = ids.length > 0 ? await store.table(filesTable).getMany(ids) : [];
  const byId = new Map(files.map((file) => [file.id, file]));
  const filesOf = ({ fileIds = [] }: WithFiles) => fileIds.flatMap((id) => byId.get(id) ?? []);
  return {
    filesOf,
    nameOf(message) {
      const [file] = message.message ? [] : filesOf(message);
      return file ? { fileName: file.fileName } : {};
    },
  };
}
