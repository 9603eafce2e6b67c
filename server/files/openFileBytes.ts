import { resolve } from 'node:path';
import { isBucketName, openNamedBucket } from '../../tools/storage/openNamedBucket';
import { StartError } from '../errors/StartError';
import { bucketBytes } from './bucketBytes';
import type { FileBytes } from './FileBytes';
import { folderBytes } from './folderBytes';

/**
 * Opens where files are kept: a folder, or `s3://bucket/prefix`.
 * @throws StartError where the name or what belongs to it is wrong
 */
export function openFileBytes(name: string, env: Readonly<Record<string, string | undefined>>): FileBytes {
  if (!isBucketName(name)) return folderBytes(resolve(name));
  try {
    return bucketBytes(name, openNamedBucket(name, env));
  } catch (error) {
    throw new StartError(`FILES: ${error instanceof Error ? error.message : error}`, { cause: error });
  }
}
