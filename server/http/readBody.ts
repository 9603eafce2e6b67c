import type { Readable } from 'node:stream';
import { getHeapStatistics } from 'node:v8';
import { usualMaxBytes } from '@atrium/backend/engine';
import type { FastifyInstance, FastifyRequest } from 'fastify';

export class BodyTooLong extends Error {
  readonly statusCode = 413;
}

/** The bodies of other calls take all the memory there is: the same call may be made again in a moment. */
export class TooManyBodies extends Error {}

/** The memory for bodies at the same time, those of calls that are not answered yet. */
export class BodyMemory {
  #left: number;

  constructor(bytes: number) {
    this.#left = bytes;
  }

  take(bytes: number): boolean {
    if (bytes > this.#left) return false;
    this.#left -= bytes;
    return true;
  }

  give(bytes: number): void {
    this.#left += bytes;
  }
}

interface BodyLimits {
  maxBytes: number;
  /** Asked for each part before it is kept. */
  take: (bytes: number) => boolean;
}

/** The text that a call sends. What is longer than it may be, or does not fit beside others, is not kept. */
export const readBody = (payload: Readable, { maxBytes, take }: BodyLimits): Promise<string> =>
  new Promise((resolve, reject) => {
    let parts: Buffer[] = [];
    let size = 0;
    let isRejected = false;
    payload.on('data', (part: Buffer) => {
      size += part.length;
      const rejection =
        size > maxBytes ? new BodyTooLong() : !isRejected && !take(part.length) ? new TooManyBodies() : null;
      if (!rejection && !isRejected) {
        parts.push(part);
        return;
      }
      parts = [];
      isRejected = true;
      if (rejection) reject(rejection);
    });
    payload.once('end', () => resolve(Buffer.concat(parts).toString()));
    payload.once('error', reject);
  });

/** A body is in memory several times while it is read; the longest one always fits. */
const maxBytesOfBodies = () => Math.max(16 * 1024 * 1024, getHeapStatistics().heap_size_limit / 16);

/** Takes bodies as text: they are parsed where the page's are, by the check of the call's input. */
export function readBodies(server: FastifyInstance): void {
  const memory = new BodyMemory(maxBytesOfBodies());
  server.decorateRequest('maxBytes', usualMaxBytes);
  server.decorateRequest('bodyBytes', 0);
  server.removeAllContentTypeParsers();
  server.addContentTypeParser('*', (request: FastifyRequest, payload: Readable) =>
    readBody(payload, {
      maxBytes: request.maxBytes,
      take(bytes) {
        const fits = memory.take(bytes);
        if (fits) request.bodyBytes += bytes;
        return fits;
      },
    }),
  );
  server.addHook('onResponse', async ({ bodyBytes }) => memory.give(bodyBytes));
}

declare module 'fastify' {
  interface FastifyRequest {
    /** Bytes that the body of the call holds of the memory for all bodies. */
    bodyBytes: number;
    /** In bytes. */
    maxBytes: number;
  }
}
