import type { Readable } from 'node:stream';

export class BodyTooLong extends Error {
  readonly statusCode = 413;
}

/** The text that a call sends. What is longer than it may be is not kept. */
export const readBody = (payload: Readable, maxBytes: number): Promise<string> =>
  new Promise((resolve, reject) => {
    let parts: Buffer[] = [];
    let size = 0;
    payload.on('data', (part: Buffer) => {
      size += part.length;
      if (size <= maxBytes) {
        parts.push(part);
        return;
      }
      parts = [];
      reject(new BodyTooLong());
    });
    payload.once('end', () => resolve(Buffer.concat(parts).toString()));
    payload.once('error', reject);
  });
