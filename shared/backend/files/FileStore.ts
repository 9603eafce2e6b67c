import type { FileReference } from '../fileReference';
import { toHex } from '../hex';

/** Bytes of files, each under its SHA-256 in hexadecimal digits: the same bytes are there once. */
export interface FileStore {
  /** Keeps bytes. Of those that are there already, it notes that they are wanted. */
  put(hash: string, bytes: Uint8Array): Promise<void>;
  /** Notes that bytes are wanted: what tidies up leaves them alone for a while. Rejects where they are gone. */
  touch(hash: string): Promise<void>;
  read(hash: string): Promise<Uint8Array<ArrayBuffer> | undefined>;
  /** Deletes bytes that nobody has wanted since a moment; whoever wants them meanwhile finds them. */
  delete(hash: string, since: number): Promise<void>;
  /** All that is there, with the moment at which it was last wanted. */
  list(): AsyncIterable<{ hash: string; wantedAt: number }>;
  /**
   * Addresses that open files for a while.
   * @param base origin of the API, where the page is of another one
   */
  sign(references: readonly FileReference[], base?: string): Promise<(reference: FileReference) => string>;
  /** True for the signature of an address that opens a file, or has opened it: it may be shown again, and be written. */
  verify(reference: FileReference, signature: string): Promise<boolean>;
}

/** Opens the store of files, when it is first needed. */
export type OpenFiles = () => Promise<FileStore>;

/** A file that a call has sent. It is kept with what the call writes, and dropped where that is. */
export interface SentFile {
  hash: string;
  size: number;
  keep(): Promise<void>;
}

/** The files that a call has sent, by hash. */
export type SentFiles = Map<string, SentFile>;

export async function hashOf(bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
  return toHex(digest);
}
