import { resolve } from 'node:path';
import { isBucketName, openNamedBucket } from '../../storage/openNamedBucket';
import { bucketStorage } from './bucketStorage';
import { folderStorage } from './folderStorage';
import type { ReleaseStorage } from './releaseStorage';

/**
 * Opens what `--dist` names: a folder, or `s3://bucket/prefix` with the usual environment variables of S3 clients.
 * @throws a sentence when something is missing
 */
export function openStorage(
  name: string,
  env: Readonly<Record<string, string | undefined>> = process.env,
): ReleaseStorage {
  if (!isBucketName(name)) return folderStorage(resolve(name));
  return bucketStorage(name.replace(/\/+$/, ''), openNamedBucket(name, env));
}
