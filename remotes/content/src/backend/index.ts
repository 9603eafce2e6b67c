import {
  answerCall,
  type BackendCall,
  type BackendStore,
  createRecordSearch,
  defineBackend,
  ok,
  type Person,
  type SearchGroup,
  scaleUpRows,
  unknown,
} from '@atrium/backend';
import * as blog from '../api/blog/schemas';
import { calls } from '../api/calls';
import * as schemas from '../api/schemas';
import { ChannelAnswer, type ContentItem, ItemId, type Project } from '../api/schemas';
import { mayReadDrafts } from '../model/rights';
import { actorOf } from './actor';
import { billingCalls } from './billingCalls';
import { blogArea } from './blogCalls';
import { listPosts } from './blogPosts';
import { commentCalls } from './commentCalls';
import { historyCalls } from './historyCalls';
import { rowsForReaders } from './liveRows';
import { lockCalls } from './locks';
import { planChangeTopic, receivePlanChange } from './planChange';
import { projectCalls } from './projectCalls';
import { dueItems } from './publishing';
import { countReviews } from './queueCounts';
import { readCalls } from './readItems';
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

const searchItems = createRecordSearch<ContentItem>({
  groupTitle: 'Content',
  textsOf: ({ title, tags }) => [title, ...tags],
  isHidden: ({ status }) => status === 'archived',
  toHit: ({ id, title, updatedAt }) => ({ id, title, date: updatedAt.slice(0, 10), link: `/content/items/${id}` }),
  moreAt: (q) => `/content/review?queue=all&q=${encodeURIComponent(q)}`,
});

const searchProjects = createRecordSearch<Project>({
  groupTitle: 'Projects',
  textsOf: ({ name, note }) => [name, note],
  toHit: ({ id, name, dueAt }) => ({
    id,
    title: name,
    link: `/content/projects/${id}`,
    ...(dueAt && { date: dueAt.slice(0, 10) }),
  }),
  moreAt: (q) => `/content/projects?q=${encodeURIComponent(q)}`,
});

const channelCalls: BackendCall[] = [
  answerCall(calls.connectChannel, {
    summary: 'Sign in to a channel again, so that it takes publications',
    input: ItemId,
    answer: ChannelAnswer,
    rejections: [404],
    subject: 'Channel',
    handle(store, { input: { id } }) {
      const channel = store.table(channelsKey).get(id);
      if (!channel) return unknown('channel');
      return ok({
        channel: channel.isConnected ? channel : store.table(channelsKey).put({ ...channel, isConnected: true }),
      });
    },
  }),
];

const search = createRecordSearch<ContentItem>({
  groupTitle: 'Posts',
  textsOf: ({ title, tags }) => [title, ...tags],
  toHit: ({ id, title, publishedAt }) => ({
    id,
    title,
    date: (publishedAt ?? '').slice(0, 10),
    link: `/pages/blog/detail/${id}`,
  }),
  moreAt: (q) => `/pages/blog/list?q=${encodeURIComponent(q)}`,
});

const searchPosts = (store: BackendStore, { q, user }: { q: string; user: Person | null }): SearchGroup[] =>
  store.permissions.allows(user, 'read', 'Blog') ? search(listPosts(store, {}, user), q) : [];

/** Repeats the items; repetitions have no older versions, so their live version is the newest. */
const scaleUpItems = (items: readonly ContentItem[], wanted: number): ContentItem[] =>
  scaleUpRows(items, wanted, (item, index) => ({
    ...item,
    id: index + 1,
    slug: `${item.slug}-${index + 1}`,
    publishedVersion: item.publishedVersion === null ? null : item.version,
    approvedVersion: null,
  }));

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
