import type { Readable } from 'node:stream';

/** Places in a file, both in it. */
export interface ByteRange {
  start: number;
  end: number;
}

/** Where the bytes of files are: a folder or a bucket. Hashes have been checked before they come here. */
export interface FileBytes {
  /** As the operator names it. */
  readonly name: string;
  /** Whole or not at all. */
  put(hash: string, bytes: Uint8Array): Promise<void>;
  /** Notes that bytes are wanted now; false where there are none. */
  touch(hash: string): Promise<boolean>;
  read(hash: string): Promise<Uint8Array<ArrayBuffer> | undefined>;
  size(hash: string): Promise<number | undefined>;
  open(hash: string, range: ByteRange): Promise<Readable | undefined>;
  /**
   * Deletes bytes that nobody has wanted since a moment. Somebody may want them at this very moment, for the same bytes were
   * sent again, and have seen them here: then they stay.
   */
  delete(hash: string, since: number): Promise<void>;
  list(): AsyncIterable<{ hash: string; wantedAt: number }>;
}

export const isHash = (text: string): boolean => /^[0-9a-f]{64}$/.test(text);
