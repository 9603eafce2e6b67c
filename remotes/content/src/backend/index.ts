import {
  answerCall,
  type BackendCall,
  type BackendStore,
  defineBackend,
  defineRecordSearch,
  eq,
  ne,
  ok,
  type Person,
  type SearchGroup,
  unknown,
} from '@atrium/backend';
import * as blog from '../api/blog/schemas';
import { calls } from '../api/calls';
import * as schemas from '../api/schemas';
import { ChannelAnswer, type ContentItem, ItemId } from '../api/schemas';
import { sectionCalls } from '../api/sectionCalls';
import { mayReadDrafts } from '../model/rights';
import { actorOf } from './actor';
import { assetCalls } from './assetCalls';
import { assetFolderCalls } from './assetFolderCalls';
import { assetReads } from './assetReads';
import { billingCalls } from './billingCalls';
import { blogArea } from './blogCalls';
import { movedPosts, wherePosts } from './blogPosts';
import { bulkEdit } from './bulkEdit';
import { bundleCalls } from './bundleCalls';
import { commentCalls } from './commentCalls';
import { completeSeed } from './completeSeed';
import { withCurrentFiles } from './currentFiles';
import { customTypeCalls } from './customTypeCalls';
import { documentCall } from './documentCalls';
import { exchangeCalls } from './exchangeCalls';
import { feedCalls } from './feedCalls';
import { glossaryCalls } from './glossaryCalls';
import { historyCalls } from './historyCalls';
import { itemsTable, shownItemsTable } from './itemTables';
import { planChangeTopic, receivePlanChange } from './planChange';
import { presenceCalls } from './presence';
import { previewCalls } from './previewCalls';
import { projectCalls } from './projectCalls';
import { dueItems } from './publishing';
import { countReviews } from './queueCounts';
import { readCalls } from './readItems';
import { redirectCalls } from './redirectCalls';
import {
  accountsTable,
  assetFilesTable,
  assetFoldersTable,
  assetsTable,
  bookmarksTable,
  bundlesTable,
  channelsTable,
  commentsTable,
  customTypesTable,
  documentsTable,
  eventsTable,
  glossaryTable,
  paymentsTable,
  postCommentsTable,
  presenceTable,
  previewLinksTable,
  projectsTable,
  redirectsTable,
  updatesTable,
  versionsTable,
} from './tables';
import { transition } from './transitions';
import { translationCalls } from './translationCalls';
import { versionCalls } from './versionCalls';
import { writeCalls } from './writeItems';

const itemHits = {
  groupTitle: 'Content',
  toHit: ({ id, title, updatedAt }: ContentItem) => ({
    id,
    title,
    date: updatedAt.slice(0, 10),
    link: `/content/items/${id}`,
  }),
  moreAt: (q: string) => `/content/review?queue=all&q=${encodeURIComponent(q)}`,
};
const searchItems = defineRecordSearch({ ...itemHits, table: itemsTable, where: ne('status', 'archived') });
const searchLiveItems = defineRecordSearch({ ...itemHits, table: shownItemsTable, where: eq('isLive', true) });

const searchProjects = defineRecordSearch({
  table: projectsTable,
  groupTitle: 'Projects',
  toHit: ({ id, name, dueAt }) => ({
    id,
    title: name,
    link: `/content/projects/${id}`,
    ...(dueAt && { date: dueAt.slice(0, 10) }),
  }),
  moreAt: (q) => `/content/projects?q=${encodeURIComponent(q)}`,
});

async function searchPosts(store: BackendStore, { q, user }: SearchRequest): Promise<SearchGroup[]> {
  if (!store.permissions.allows(user, 'read', 'Blog')) return [];
  const searchFor = defineRecordSearch({
    table: shownItemsTable,
    groupTitle: 'Posts',
    where: await wherePosts(store, {}, user),
    toHit: ({ id, title, publishedAt }) => ({
      id,
      title,
      date: (publishedAt ?? '').slice(0, 10),
      link: `/pages/blog/detail/${id}`,
    }),
    moreAt: (text) => `/pages/blog/list?q=${encodeURIComponent(text)}`,
  });
  return searchFor(store, q);
}

interface SearchRequest {
  q: string;
  user: Person | null;
}

async function search(store: BackendStore, request: SearchRequest): Promise<SearchGroup[]> {
  const { q, user } = request;
  const groups = mayReadDrafts(actorOf(user))
    ? [searchItems(store, q), searchProjects(store, q), searchPosts(store, request)]
    : [searchLiveItems(store, q), searchPosts(store, request)];
  return (await Promise.all(groups)).flat();
}

const channelCalls: BackendCall[] = [
  answerCall(calls.connectChannel, {
    summary: 'Sign in to a channel again, so that it takes publications',
    input: ItemId,
    answer: ChannelAnswer,
    rejections: [404],
    subject: 'Channel',
    async handle(store, { input: { id } }) {
      const channel = await store.table(channelsTable).get(id);
      if (!channel) return unknown('channel');
      if (channel.isConnected) return ok({ channel });
      return ok({ channel: await store.table(channelsTable).put({ ...channel, isConnected: true }) });
    },
  }),
];

export default defineBackend({
  id: 'content',
  api: {
    about: 'Articles, channels and comments, and what readers see of them',
    calls: { ...calls, ...sectionCalls },
  },
  subject: 'Content',
  needs: ['people'],
  tables: [
    itemsTable,
    shownItemsTable,
    versionsTable,
    redirectsTable,
    previewLinksTable,
    commentsTable,
    eventsTable,
    bundlesTable,
    glossaryTable,
    customTypesTable,
    assetsTable,
    assetFilesTable,
    assetFoldersTable,
    channelsTable,
    projectsTable,
    documentsTable,
    updatesTable,
    presenceTable,
    accountsTable,
    paymentsTable,
    postCommentsTable,
    bookmarksTable,
  ],
  entities: { ...schemas, ...blog },
  // Only needed for a new store.
  seed: async () => completeSeed((await import('./seed/seed.json')).default),
  personalCounts: { contentReview: countReviews },
  due: dueItems,
  listeners: { [planChangeTopic]: receivePlanChange },
  search,
  movedPages: movedPosts,
  restores: {
    comment: { key: postCommentsTable, subject: 'Blog' },
    contentAsset: { key: assetsTable, subject: 'Content' },
    contentComment: { key: commentsTable, subject: 'ContentComment' },
  },
  calls: [
    ...[
      ...readCalls,
      ...writeCalls,
      bulkEdit,
      ...bundleCalls,
      ...translationCalls,
      ...glossaryCalls,
      ...customTypeCalls,
      ...versionCalls,
      documentCall,
      ...presenceCalls,
      transition,
      ...commentCalls,
      ...channelCalls,
      ...previewCalls,
      ...exchangeCalls,
      ...redirectCalls,
      ...blogArea,
      ...feedCalls,
      ...projectCalls,
      ...historyCalls,
      ...billingCalls,
    ].map(withCurrentFiles),
    ...assetReads,
    ...assetCalls,
    ...assetFolderCalls,
  ],
});
