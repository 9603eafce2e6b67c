import { createHash, randomUUID } from 'node:crypto';
import { createWriteStream, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Readable, Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { type SentFile, withoutMetadata } from '@atrium/backend/files';
import { createLimiter } from '../../tools/storage/createLimiter';
import { withStorage } from '../errors/FilesUnavailable';
import { FileTooLarge } from '../errors/FileTooLarge';
import type { ServerFiles } from './ServerFiles';

/** Files that are in memory at the same time; others wait on the disk. */
const maxInMemory = 2;

/** Takes in files as they come: on the disk first, so that many at once take no memory. */
export class FileReceiver {
  readonly #files: ServerFiles;
  readonly #folder: string;
  readonly #limited = createLimiter(maxInMemory);

  constructor(files: ServerFiles, folder = tmpdir()) {
    this.#files = files;
    mkdirSync(folder, { recursive: true });
    this.#folder = mkdtempSync(join(folder, 'atrium-incoming-'));
  }

  /**
   * Has work done with a file that is arriving; afterwards it is where files are, if the work kept it, or nowhere.
   * @throws FileTooLarge, and FilesUnavailable where it cannot be written
   */
  async receive<T>(body: Readable, maxBytes: number, work: (file: SentFile) => Promise<T>): Promise<T> {
    const path = join(this.#folder, randomUUID());
    try {
      return await work(await withStorage(() => this.#read(body, maxBytes, path)));
    } finally {
      await rm(path, { force: true });
    }
  }

  close(): void {
    rmSync(this.#folder, { recursive: true, force: true });
  }

  async #read(body: Readable, maxBytes: number, path: string): Promise<SentFile> {
    const hash = createHash('sha256');
    let size = 0;
    const measure = new Transform({
      transform(part: Buffer, _encoding, done) {
        size += part.length;
        hash.update(part);
        if (size > maxBytes) done(new FileTooLarge(maxBytes));
        else done(null, part);
      },
    });
    await pipeline(body, measure, createWriteStream(path, { flags: 'wx' }));
    const cleaned = await this.#limited(() => this.#clean(path));
    const digest = cleaned?.hash ?? hash.digest('hex');
    return { hash: digest, size: cleaned?.size ?? size, keep: () => this.#keep(digest, path) };
  }

  /** Takes from a picture what it says beside the picture. */
  async #clean(path: string): Promise<{ hash: string; size: number } | undefined> {
    const bytes = new Uint8Array(await readFile(path));
    const cleaned = withoutMetadata(bytes);
    if (cleaned === bytes) return undefined;
    await writeFile(path, cleaned);
    return { hash: createHash('sha256').update(cleaned).digest('hex'), size: cleaned.length };
  }

  #keep(hash: string, path: string): Promise<void> {
    return this.#limited(async () => this.#files.put(hash, await withStorage(() => readFile(path))));
  }
}
