import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type FakeBucket, openFakeBucket } from '../../storage/testing/fakeBucket';
import { openStorage } from '../storage/openStorage';
import type { ReleaseStorage } from '../storage/releaseStorage';
import { fsFaults, noFaults } from './crashingFs';

export interface TestStorage {
  open(): Promise<ReleaseStorage>;
  killAfter(writes: number): void;
  restart(): void;
  age(): void;
  close(): Promise<void>;
}

/** No process has these ids: Linux gives none beyond 2^22. */
let pid = 5_000_000;

export function folderTestStorage(): TestStorage {
  let dist = '';
  return {
    async open() {
      dist ||= mkdtempSync(join(tmpdir(), 'atrium-storage-'));
      return openStorage(dist);
    },
    killAfter: (left) => (fsFaults.current = { left }),
    restart() {
      fsFaults.current = noFaults();
      pid += 1;
      Object.defineProperty(process, 'pid', { value: pid, configurable: true });
    },
    age: () => {},
    async close() {
      fsFaults.current = noFaults();
      rmSync(dist, { recursive: true });
    },
  };
}

export interface BucketTestStorage extends TestStorage {
  /** Only after `open`. */
  bucket(): FakeBucket;
}

export function bucketTestStorage(): BucketTestStorage {
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
    killAfter(writes) {
      let left = writes;
      if (bucket)
        bucket.beforeWrite = () => {
          left -= 1;
          // No client retries this status.
          if (left < 0) throw Object.assign(new Error('killed'), { statusCode: 418 });
        };
    },
    restart() {
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
