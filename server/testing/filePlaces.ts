import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openFakeBucket } from '../../tools/storage/testing/fakeBucket';
import type { FileBytes } from '../files/FileBytes';
import { openFileBytes } from '../files/openFileBytes';

/** Where the bytes of files are, for as long as tests run. */
export interface Place {
  bytes: FileBytes;
  close(): Promise<void>;
}

export async function openFolder(): Promise<Place> {
  const folder = mkdtempSync(join(tmpdir(), 'atrium-files-'));
  return { bytes: openFileBytes(folder, {}), close: async () => rmSync(folder, { recursive: true }) };
}

export async function openBucket(): Promise<Place> {
  const bucket = await openFakeBucket();
  return { bytes: openFileBytes('s3://releases/files', bucket.env), close: () => bucket.close() };
}

export const hashesIn = async (bytes: FileBytes): Promise<string[]> => {
  const found: string[] = [];
  for await (const { hash } of bytes.list()) found.push(hash);
  return found;
};
export const hashOf = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');
