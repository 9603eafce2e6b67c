import {
  type BackendStore,
  byValue,
  createRowSearch,
  createSorter,
  type Found,
  findRows,
  toFilter,
  type z,
} from '@atrium/backend';
import type { ContentItem, ItemQuery } from '../api/schemas';
import { isOverdue } from '../model/dueState';
import { type Actor, mayReadDrafts } from '../model/rights';
import { tagKey } from '../model/tags';
import { liveRows, rowsForReaders } from './liveRows';
import { itemsKey } from './tables';

type Query = z.output<typeof ItemQuery>;

const search = createRowSearch<ContentItem>(({ title, summary, tags }) => [title, summary, ...tags]);

const all = () => true;

/** Test of a field against a filter list; an empty list passes everything. */
function oneOf(wanted: readonly string[] | null | undefined): (value: string) => boolean {
  return wanted?.length ? (value) => wanted.includes(value) : all;
}

const is = <T>(wanted: T | null | undefined): ((value: T | null) => boolean) =>
  wanted === null || wanted === undefined ? all : (value) => value === wanted;

/** Queues of the review page; archived items are in none. */
function inQueue(queue: string | undefined, actor: Actor, now: number): (item: ContentItem) => boolean {
  if (queue === 'mine') return ({ status, reviewerId }) => status === 'in_review' && reviewerId === actor.id;
  if (queue === 'overdue') return (item) => isOverdue(item, now);
  if (queue === 'all') return ({ status }) => status !== 'archived';
  return queue === undefined ? all : ({ status }) => status === queue;
}

/** Matching items that are visible: readers, and lists of live items, see live versions. */
export function findItems(store: BackendStore, query: Query, actor: Actor): Found<ContentItem> {
  const now = store.now();
  const isInside = mayReadDrafts(actor);
  const ofState = toFilter(query.isLive) ? liveRows(store) : store.table(itemsKey).all();
  const rows = isInside ? ofState : rowsForReaders(store);
  const matches = search(rows, query.q);
  const [hasStatus, hasType] = [oneOf(query.status), oneOf(query.type)];
  const [inProject, hasReviewer, hasAuthor] = [is(query.project), is(query.reviewer), is(query.author)];
  const fitsQueue = inQueue(toFilter(query.queue), actor, now);
  const tag = tagKey(query.tag ?? '');
  return findRows(
    rows,
    (item, place) =>
      hasStatus(item.status) &&
      hasType(item.type) &&
      fitsQueue(item) &&
      (typeof query.channel !== 'number' || item.channelIds.includes(query.channel)) &&
      inProject(item.projectId) &&
      hasReviewer(item.reviewerId) &&
      hasAuthor(item.authorId) &&
      (!tag || item.tags.some((one) => tagKey(one) === tag)) &&
      matches(place),
  );
}

export const orderOf = createSorter<ContentItem>(
  {
    title: ({ title }) => title,
    dueAt: ({ dueAt }) => dueAt,
    status: ({ status }) => status,
    type: ({ type }) => type,
    updatedAt: ({ updatedAt }) => updatedAt,
    scheduledAt: ({ scheduledAt }) => scheduledAt,
    publishedAt: ({ publishedAt }) => publishedAt,
  },
  byValue(({ updatedAt }) => updatedAt, 'desc', 'desc'),
);
