import type { Readable } from 'node:stream';
import { getHeapStatistics } from 'node:v8';
import { usualMaxBytes } from '@atrium/backend/engine';
import type { FastifyInstance, FastifyRequest } from 'fastify';

export class BodyTooLong extends Error {
  readonly statusCode = 413;
}

/** The bodies of other calls take all the room there is: the same call may be made again in a moment. */
export class TooManyBodies extends Error {}

/** The room that bodies have in memory at the same time, those of calls that are not answered yet. */
export class BodyRoom {
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

/** The text that a call sends. What is longer than it may be, or has no room beside others, is not kept. */
export const readBody = (payload: Readable, { maxBytes, take }: BodyLimits): Promise<string> =>
  new Promise((resolve, reject) => {
    let parts: Buffer[] = [];
    let size = 0;
    let isRefused = false;
    payload.on('data', (part: Buffer) => {
      size += part.length;
      const refusal =
        size > maxBytes ? new BodyTooLong() : !isRefused && !take(part.length) ? new TooManyBodies() : null;
      if (!refusal && !isRefused) {
        parts.push(part);
        return;
      }
      parts = [];
      isRefused = true;
      if (refusal) reject(refusal);
    });
    payload.once('end', () => resolve(Buffer.concat(parts).toString()));
    payload.once('error', reject);
  });

/** A body is in memory several times while it is read; the longest one always has room. */
const roomOfBodies = () => Math.max(16 * 1024 * 1024, getHeapStatistics().heap_size_limit / 16);

/** Takes bodies as text: they are parsed where the page's are, by the check of the call's input. */
export function readBodies(server: FastifyInstance): void {
  const room = new BodyRoom(roomOfBodies());
  server.decorateRequest('maxBytes', usualMaxBytes);
  server.decorateRequest('bodyBytes', 0);
  server.removeAllContentTypeParsers();
  server.addContentTypeParser('*', (request: FastifyRequest, payload: Readable) =>
    readBody(payload, {
      maxBytes: request.maxBytes,
      take(bytes) {
        const hasRoom = room.take(bytes);
        if (hasRoom) request.bodyBytes += bytes;
        return hasRoom;
      },
    }),
  );
  server.addHook('onResponse', async ({ bodyBytes }) => room.give(bodyBytes));
}

declare module 'fastify' {
  interface FastifyRequest {
    /** What the body of the call has taken of the room for bodies, in bytes. */
    bodyBytes: number;
    /** How long the body of the call may be. */
    maxBytes: number;
  }
}
