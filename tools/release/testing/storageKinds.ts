import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openStorage } from '../storage/openStorage';
import type { ReleaseStorage } from '../storage/releaseStorage';
import { spared } from './crashingFs';
import { type FakeBucket, openFakeBucket } from './fakeBucket';
import { diskFate } from './fsFaults';

/** A kind of storage, as a test treats it. */
export interface StorageKind {
  open(): Promise<ReleaseStorage>;
  /** The process ends at the write after so many. */
  dieAfter(writes: number): void;
  /** Another process, which was not there before. */
  live(): void;
  /** Lets all that is there be as old as a release of yesterday. */
  age(): void;
  close(): Promise<void>;
}

/** No process has these ids: Linux gives none beyond 2^22. */
let pid = 5_000_000;

export function folderKind(): StorageKind {
  let dist = '';
  return {
    async open() {
      dist ||= mkdtempSync(join(tmpdir(), 'atrium-storage-'));
      return openStorage(dist);
    },
    dieAfter: (left) => (diskFate.now = { left }),
    live() {
      diskFate.now = spared();
      pid += 1;
      Object.defineProperty(process, 'pid', { value: pid, configurable: true });
    },
    age: () => {},
    async close() {
      diskFate.now = spared();
      rmSync(dist, { recursive: true });
    },
  };
}

export interface BucketKind extends StorageKind {
  /** What lies in it, once it was opened. */
  bucket(): FakeBucket;
}

export function bucketKind(): BucketKind {
  let bucket: FakeBucket | undefined;
  return {
    bucket() {
      if (!bucket) throw new Error('The bucket was not opened.');
      return bucket;
    },
    async open() {
      bucket ??= await openFakeBucket();
      return openStorage('s3://releases/pro d&x', bucket.env);
    },
    dieAfter(writes) {
      let left = writes;
      if (bucket)
        bucket.beforeWrite = () => {
          left -= 1;
          // Of a status that no client tries again.
          if (left < 0) throw Object.assign(new Error('killed'), { statusCode: 418 });
        };
    },
    live() {
      if (bucket) bucket.beforeWrite = () => {};
    },
    age() {
      for (const object of bucket?.objects.values() ?? []) object.modifiedAt = '2026-01-01T00:00:00.000Z';
    },
    async close() {
      await bucket?.close();
      bucket = undefined;
    },
  };
}
