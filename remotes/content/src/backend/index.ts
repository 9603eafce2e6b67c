import { defineBackend } from '@atrium/backend';
import * as blog from '../api/blog/schemas';
import * as schemas from '../api/schemas';
import { mayReadDrafts } from '../model/rights';
import { actorOf } from './actor';
import { billingCalls } from './billingCalls';
import { blogArea } from './blogCalls';
import { channelCalls } from './channelCalls';
import { commentCalls } from './commentCalls';
import { historyCalls } from './historyCalls';
import { rowsForReaders } from './liveRows';
import { lockCalls } from './locks';
import { planChangeTopic, receivePlanChange } from './planChange';
import { projectCalls } from './projectCalls';
import { dueItems } from './publishing';
import { countReviews } from './queueCounts';
import { readCalls } from './readItems';
import { searchItems, searchProjects } from './recordSearch';
import { scaleUpItems } from './scaleUpItems';
import { searchPosts } from './searchPosts';
import {
  accountsKey,
  bookmarksKey,
  channelsKey,
  commentsKey,
  eventsKey,
  itemsKey,
  locksKey,
  paymentsKey,
  postCommentsKey,
  projectsKey,
  versionsKey,
} from './tables';
import { transition } from './transitions';
import { versionCalls } from './versionCalls';
import { writeCalls } from './writeItems';

export default defineBackend({
  id: 'content',
  subject: 'Content',
  needs: ['people'],
  tables: [
    itemsKey,
    versionsKey,
    commentsKey,
    eventsKey,
    channelsKey,
    projectsKey,
    locksKey,
    accountsKey,
    paymentsKey,
    postCommentsKey,
    bookmarksKey,
  ],
  entities: { ...schemas, ...blog },
  // Only needed for a new store.
  seed: async () => (await import('./seed/seed.json')).default,
  scaleUp: { 'content-items': scaleUpItems },
  personalCounts: { contentReview: (store) => countReviews(store.table(itemsKey).all()) },
  due: dueItems,
  listeners: { [planChangeTopic]: receivePlanChange },
  search(store, { q, user }) {
    const posts = searchPosts(store, { q, user });
    if (mayReadDrafts(actorOf(user)))
      return [
        ...searchItems(store.table(itemsKey).all(), q),
        ...searchProjects(store.table(projectsKey).all(), q),
        ...posts,
      ];
    return [...searchItems(rowsForReaders(store), q), ...posts];
  },
  restores: { comment: { key: postCommentsKey, subject: 'Blog' } },
  calls: [
    ...readCalls,
    ...writeCalls,
    ...versionCalls,
    ...lockCalls,
    transition,
    ...commentCalls,
    ...channelCalls,
    ...blogArea,
    ...projectCalls,
    ...historyCalls,
    ...billingCalls,
  ],
});
