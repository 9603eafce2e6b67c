import { createHash } from 'node:crypto';
import type { ApiEngine } from '@atrium/backend/engine';
import { noteFeedUse, readFeed } from '@atrium/core';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { createKeyLimit } from '../signIn/apiTokenUse';

/** Requests of one address in a minute. */
const maxAsked = 20;
const cacheSeconds = 300;

const gone = (reply: FastifyReply) =>
  reply.code(404).header('cache-control', 'no-store').send({ error: 'This address leads nowhere' });

/**
 * `GET /feeds/<token>.ics`: a person's calendar for programs that subscribe to it. They send no header, so that the address is the
 * secret: private, revocable, and kept as its hash.
 */
export function addFeeds(server: FastifyInstance, api: ApiEngine, now: () => number): void {
  const limit = createKeyLimit(maxAsked, now);

  async function write(token: string): Promise<string | null> {
    const backend = (await api.describe()).find(({ feeds }) => feeds?.calendar);
    const found = await api.read([], async (store) => {
      const feed = await readFeed(store, token);
      if (!feed || !backend?.feeds?.calendar) return null;
      const { person } = feed;
      if (backend.subject !== null && !store.permissions.allows(person, 'read', backend.subject)) return null;
      const theirs = store.as({ app: backend.id, account: person.id, person });
      return { ...feed, text: await backend.feeds.calendar(theirs, person) };
    });
    if (found?.isUseNew) await api.change('feeds', (store) => noteFeedUse(store, found.id));
    return found?.text ?? null;
  }

  async function answer(request: FastifyRequest<{ Params: { file: string } }>, reply: FastifyReply) {
    const [, token] = /^([\w-]{43})\.ics$/.exec(request.params.file) ?? [];
    if (!token) return gone(reply);
    const seconds = limit(token);
    if (seconds !== null)
      return reply.code(429).header('retry-after', String(seconds)).send({ error: 'This address is asked too often' });
    const text = await write(token);
    if (text === null) return gone(reply);
    // The moment of writing is in each event, and says nothing of a change.
    const etag = `"${createHash('sha256')
      .update(text.replace(/^DTSTAMP:.*$/gm, ''))
      .digest('base64url')}"`;
    reply.header('etag', etag).header('cache-control', `private, max-age=${cacheSeconds}`);
    reply.header('referrer-policy', 'no-referrer').header('x-robots-tag', 'noindex');
    if (request.headers['if-none-match'] === etag) return reply.code(304).send();
    return reply.type('text/calendar; charset=utf-8').send(text);
  }
  server.get('/feeds/:file', answer);
}
