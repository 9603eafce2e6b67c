import { pageHeader } from '@atrium/contract';
import type { Caller } from '@atrium/core';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { ChangeFeed } from './changeFeed';
import { ChangeStream } from './changeStream';
import { type Position, readPosition } from './position';

interface ChangesRouteOptions {
  feed: ChangeFeed;
  /** Identifies the caller by the `authorization` header; with a rejection where it is invalid. */
  identify: (authorization: string | undefined) => Promise<Caller>;
  maxStreams?: number;
}

export interface ChangesRoute {
  answer(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply | undefined>;
  count(): number;
  /** Ends all streams: their pages ask another process. */
  close(): void;
}

const maxPerAccount = 20;

const readAge = (value: unknown): number | null => {
  const number = typeof value === 'string' && value !== '' ? Number(value) : Number.NaN;
  return Number.isSafeInteger(number) && number >= 0 ? number : null;
};

const ageOf = ({ query }: FastifyRequest): number | null =>
  typeof query === 'object' && query !== null && 'age' in query ? readAge(query.age) : null;

/** A call that was answered when the page started may have been asked a little earlier. */
const marginMs = 1_000;
/** A page that has been reading for longer before it asks hears of everything. */
const maxAgeMs = 60_000;
/**
 * The last entry that a page has: it names it, or says for how long it has been reading. Null where it begins now, or where
 * nobody knows.
 */
async function findStart(feed: ChangeFeed, request: FastifyRequest): Promise<Position | 'unknown' | null> {
  const age = ageOf(request);
  const named = request.headers['last-event-id'];
  if (named !== undefined && named !== '') return readPosition(named) ?? 'unknown';
  if (age === null) return null;
  return age > maxAgeMs ? 'unknown' : feed.entryBefore(age + marginMs);
}

/** `GET /api/changes`: whose data is new, as server-sent events; never what is in it. */
export function createChangesRoute({ feed, identify, maxStreams = 5_000 }: ChangesRouteOptions): ChangesRoute {
  const streams = new Set<ChangeStream>();

  const isFull = (account: number) =>
    streams.size >= maxStreams ||
    [...streams].filter(({ reader }) => reader.account === account).length >= maxPerAccount;

  async function answer(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply | undefined> {
    const { authorization } = request.headers;
    const { user: person, sessionId, rejection } = await identify(authorization);
    if (!person) return reply.code(401).send(rejection?.data ?? { error: 'Invalid token' });
    if (isFull(person.id)) return reply.code(503).header('retry-after', '30').send({ error: 'Too many open streams' });

    const start = await findStart(feed, request);
    const reader = {
      account: person.id,
      sessionId,
      page: request.headers[pageHeader.toLowerCase()],
      isLetIn: async () => (await identify(authorization)).user !== null,
    };
    const stream = new ChangeStream(
      reply.raw,
      reader,
      start === null || start === 'unknown' ? feed.last : start,
      () => {
        stop();
        streams.delete(stream);
      },
    );
    // Listened to before the past is read, so that nothing falls between; sent after it.
    const stop = feed.subscribe((change) => stream.publish(change));
    streams.add(stream);
    const missed = start === null ? [] : start === 'unknown' ? null : await feed.since(start);
    reply.hijack();
    if (missed) stream.open(reply.getHeaders(), missed);
    else stream.openWithAll(reply.getHeaders(), feed.last);
    return undefined;
  }

  return {
    answer,
    count: () => streams.size,
    close: () => {
      for (const stream of [...streams]) stream.end();
    },
  };
}
