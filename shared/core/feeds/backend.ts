import {
  answerCall,
  type BackendStore,
  created,
  Done,
  defineBackend,
  defineTable,
  desc,
  done,
  eq,
  ok,
  type Person,
  peopleTable,
  reject,
  unknown,
} from '@atrium/backend';
import { feedCalls } from '../api/feeds';
import * as schemas from '../api/schemas/feeds';
import { FeedId, FeedLinks, FeedMade, NewFeed } from '../api/schemas/feeds';
import { createLinkToken, hashLinkToken } from '../auth/linkToken';
import { isLetIn } from '../auth/openSessions';
import type { CoreOptions } from '../options/CoreOptions';

/** A private address; the id is the hash of what only its reader knows. */
interface StoredFeed {
  id: string;
  kind: 'calendar';
  userId: number;
  createdAt: number;
  usedAt: number | null;
}

const feedsTable = defineTable<StoredFeed>()({
  name: 'calendarFeeds',
  id: 'text',
  columns: { userId: 'number', createdAt: 'number' },
  indexes: [['userId', '-createdAt']],
});

const maxFeeds = 10;
/** Programs ask every few minutes: when they did is kept by the hour. */
const usedEveryMs = 60 * 60_000;

const toIso = (moment: number): string => new Date(moment).toISOString();
const noToken = reject(401, 'Invalid token');

/** Whose feed an address is, and of what kind; null where it was revoked, or its person is gone. */
export async function readFeed(
  store: BackendStore,
  token: string,
): Promise<{ id: string; person: Person; isUseNew: boolean } | null> {
  const feed = await store.table(feedsTable).get(await hashLinkToken(token));
  const person = feed && (await store.table(peopleTable).get(feed.userId));
  if (!feed || !person || !isLetIn(person)) return null;
  return { id: feed.id, person, isUseNew: store.now() - (feed.usedAt ?? 0) > usedEveryMs };
}

export async function noteFeedUse(store: BackendStore, id: string): Promise<void> {
  const feed = await store.table(feedsTable).get(id);
  if (feed) await store.table(feedsTable).put({ ...feed, usedAt: store.now() });
}

const getFeeds = (isServer: boolean) =>
  answerCall(feedCalls.getFeeds, {
    summary: 'The private addresses of the person; never the addresses themselves',
    answer: FeedLinks,
    rejections: [401],
    deniesApiTokens: true,
    async handle(store, { user }) {
      if (!user) return noToken;
      const query = { where: eq<'userId'>('userId', user.id), orderBy: [desc<'createdAt'>('createdAt')] };
      const feeds = (await store.table(feedsTable).find(query)).map(({ id, kind, createdAt, usedAt }) => ({
        id,
        kind,
        createdAt: toIso(createdAt),
        usedAt: usedAt === null ? null : toIso(usedAt),
      }));
      return ok({ feeds, isServer });
    },
  });

const makeFeed = answerCall(feedCalls.makeFeed, {
  summary: 'Make a private address for a subscription; the answer has its only copy',
  notes: 'Whoever has the address reads what the person may read, without a sign-in, until it is revoked. 10 at most.',
  input: NewFeed,
  answer: FeedMade,
  success: [201],
  rejections: [400, 401],
  deniesApiTokens: true,
  isSerializable: true,
  async handle(store, { input: { kind }, user }) {
    if (!user) return noToken;
    const feeds = store.table(feedsTable);
    if ((await feeds.count(eq('userId', user.id))) >= maxFeeds)
      return reject(400, 'There are 10 addresses. Revoke one that is not used any more.', 'tooMany');
    const token = createLinkToken();
    const id = await hashLinkToken(token);
    await feeds.put({ id, kind, userId: user.id, createdAt: store.now(), usedAt: null });
    return created({ id, path: `/feeds/${token}.ics` });
  },
});

const revokeFeed = answerCall(feedCalls.revokeFeed, {
  summary: 'End a private address: it leads nowhere from then on',
  input: FeedId,
  answer: Done,
  rejections: [401, 404],
  deniesApiTokens: true,
  async handle(store, { input: { id }, user }) {
    if (!user) return noToken;
    const feeds = store.table(feedsTable);
    if ((await feeds.get(id))?.userId !== user.id) return unknown('address');
    await feeds.delete(id);
    return done();
  },
});

/** Private addresses by which other programs read a calendar. */
export const createFeedsBackend = ({ isServer = false }: CoreOptions) =>
  defineBackend({
    id: 'feeds',
    api: { about: 'Private addresses for subscriptions to a calendar', calls: feedCalls },
    subject: null,
    entities: schemas,
    needs: ['people'],
    tables: [feedsTable],
    calls: [getFeeds(isServer), makeFeed, revokeFeed],
  });
