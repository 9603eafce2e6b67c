import { BucketError } from '../../tools/storage/bucket';
import { codeOf, isFull } from '../../tools/storage/diskError';

/** Where the files are, nothing can be written or read now; of the call nothing was kept. */
export class FilesUnavailable extends Error {
  override readonly name = 'FilesUnavailable';
  readonly statusCode: 503 | 507;

  constructor(cause: unknown) {
    const isOfRoom = isFull(cause);
    super(
      isOfRoom
        ? 'The server has no room left for files. Nothing was saved.'
        : 'Files cannot be stored or read at the moment. Nothing was saved; try again later.',
      { cause },
    );
    this.statusCode = isOfRoom ? 507 : 503;
  }
}

const isOfStorage = (error: unknown): boolean => error instanceof BucketError || typeof codeOf(error) === 'string';

/** Runs work with the storage of files, whose failures are answered as such. */
export async function withStorage<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    throw isOfStorage(error) ? new FilesUnavailable(error) : error;
  }
}
