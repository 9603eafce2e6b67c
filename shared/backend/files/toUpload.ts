import { toReference } from '../fileReference';
import { fallbackType, toDataUrl } from './dataUrl';
import { type FileStore, hashOf, type SentFile } from './FileStore';
import { withoutMetadata } from './withoutMetadata';

interface Upload {
  fileName: string;
  type: string;
  bytes: Uint8Array<ArrayBuffer>;
}

/** The body of the call that stores a file whose bytes were sent as they are; `file` goes with it where files have a store. */
export async function toUpload(
  files: FileStore | undefined,
  { fileName, type, bytes }: Upload,
): Promise<{ body: string; file?: SentFile }> {
  const known = /^[a-z0-9][\w.+-]{0,63}\/[a-z0-9][\w.+-]{0,126}$/.test(type) ? type : fallbackType;
  if (!files) return { body: JSON.stringify({ fileName, content: toDataUrl(known, bytes) }) };
  const kept = withoutMetadata(bytes);
  const hash = await hashOf(kept);
  return {
    body: JSON.stringify({ fileName, content: toReference({ hash, type: known }) }),
    file: { hash, size: kept.length, keep: () => files.put(hash, kept) },
  };
}
