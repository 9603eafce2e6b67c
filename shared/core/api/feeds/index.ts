import type { Done } from '@atrium/backend';
import { defineCall } from '@atrium/contract';
import type { FeedId, FeedLinks, FeedMade, NewFeed } from '../schemas/feeds';

export type { FeedLinks } from '../schemas/feeds';

/** Private addresses for subscriptions, such as of a calendar. */
export const feedCalls = {
  getFeeds: defineCall<undefined, FeedLinks>({ method: 'GET', path: '/api/feeds' }),
  makeFeed: defineCall<NewFeed, FeedMade>({ method: 'POST', path: '/api/feeds' }),
  revokeFeed: defineCall<FeedId, Done>({ method: 'POST', path: '/api/feeds/revoke' }),
};
