import type { Readable } from 'node:stream';
import { type FileReference, type FileStore, toReference } from '@atrium/backend/files';
import { withStorage } from '../errors/FilesUnavailable';
import type { ByteRange, FileBytes } from './FileBytes';
import { createSignatures, type Signatures } from './signatures';

interface ServerFilesOptions {
  bytes: FileBytes;
  now: () => number;
  /** The secret of the installation, which all its processes share. */
  readSecret: () => Promise<string>;
}

/** Files on a server: bytes in a folder or a bucket, under addresses that are signed and expire. */
export class ServerFiles implements FileStore {
  readonly #bytes: FileBytes;
  readonly #now: () => number;
  readonly #readSecret: () => Promise<string>;
  #signatures: Promise<Signatures> | undefined;

  constructor({ bytes, now, readSecret }: ServerFilesOptions) {
    this.#bytes = bytes;
    this.#now = now;
    this.#readSecret = readSecret;
  }

  async put(hash: string, bytes: Uint8Array): Promise<void> {
    await withStorage(async () => {
      if (!(await this.#bytes.touch(hash))) await this.#bytes.put(hash, bytes);
    });
  }

  async touch(hash: string): Promise<void> {
    await withStorage(async () => {
      if (!(await this.#bytes.touch(hash))) throw Object.assign(new Error('The file is gone'), { code: 'ENOENT' });
    });
  }

  read(hash: string): Promise<Uint8Array<ArrayBuffer> | undefined> {
    return withStorage(() => this.#bytes.read(hash));
  }

  size(hash: string): Promise<number | undefined> {
    return withStorage(() => this.#bytes.size(hash));
  }

  open(hash: string, range: ByteRange): Promise<Readable | undefined> {
    return withStorage(() => this.#bytes.open(hash, range));
  }

  delete(hash: string, since: number): Promise<void> {
    return this.#bytes.delete(hash, since);
  }

  list(): AsyncIterable<{ hash: string; wantedAt: number }> {
    return this.#bytes.list();
  }

  async sign(_references: readonly FileReference[], base = ''): Promise<(reference: FileReference) => string> {
    const signatures = await this.#open();
    const now = this.#now();
    return (reference) => `${base}${toReference(reference)}?${signatures.sign(reference, now)}`;
  }

  async verify(reference: FileReference, signature: string): Promise<boolean> {
    return (await this.#open()).readExpiry(reference, signature) !== null;
  }

  /** True for the signature of an address that opens a file now. */
  async opens(reference: FileReference, signature: string): Promise<boolean> {
    const expiry = (await this.#open()).readExpiry(reference, signature);
    return expiry !== null && expiry > this.#now();
  }

  #open(): Promise<Signatures> {
    const opening = this.#signatures ?? this.#readSecret().then(createSignatures);
    this.#signatures = opening;
    // What could not be read now is read by the next call.
    opening.catch(() => {
      this.#signatures = undefined;
    });
    return opening;
  }
}
