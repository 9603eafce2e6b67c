import {
  and,
  type BackendStore,
  desc,
  eq,
  has,
  lt,
  ne,
  oneOf,
  type Page,
  readList,
  search,
  sortedBy,
  toFilter,
  type Where,
  type z,
} from '@atrium/backend';
import type { ContentItem, ItemQuery } from '../api/schemas';
import { type Actor, mayReadDrafts } from '../model/rights';
import { tagKey } from '../model/tags';
import { type ItemColumn, itemsTable, shownItemsTable } from './itemTables';
import { toReaderItem } from './shownItems';

type Query = z.output<typeof ItemQuery>;

const defaultPerPage = 20;

const isGiven = (id: number | null | undefined) => typeof id === 'number';

/** Queues of the review page; archived items are in none. */
function inQueue(queue: string, actor: Actor, now: number): Where<ItemColumn> {
  if (queue === 'mine') return and(eq('status', 'in_review'), eq('reviewerId', actor.id));
  if (queue === 'overdue') return lt('overdueAt', now);
  return queue === 'all' ? ne('status', 'archived') : eq('status', queue);
}

/** Queues of readers: all that they see is published. */
const inReaderQueue = (queue: string) => (queue === 'all' ? and() : eq('readerStatus', queue));

function matching(query: Query): Where<ItemColumn> {
  const { type, customType, channel, project, reviewer, author } = query;
  const tag = tagKey(query.tag ?? '');
  return and<ItemColumn>(
    Boolean(type?.length) && oneOf('type', type ?? []),
    isGiven(customType) && eq('typeId', customType ?? 0),
    isGiven(channel) && has('channelIds', channel ?? 0),
    isGiven(project) && eq('projectId', project ?? 0),
    isGiven(reviewer) && eq('reviewerId', reviewer ?? 0),
    isGiven(author) && eq('authorId', author ?? 0),
    tag !== '' && has('tagKeys', tag),
    search(query.q),
  );
}

const sortColumns = {
  title: 'title',
  dueAt: 'dueAt',
  status: 'status',
  type: 'type',
  updatedAt: 'updatedAt',
  scheduledAt: 'scheduledAt',
  publishedAt: 'publishedAt',
} as const;
const latestFirst = [desc('updatedAt'), desc('id')];

/** One page of the items that match: readers, and lists of live items, see live versions. */
export async function findItems(store: BackendStore, query: Query, actor: Actor): Promise<Page<ContentItem>> {
  const paging = { ...query, page: query.page ?? 1 };
  const queue = toFilter(query.queue);
  const statuses = query.status?.length ? query.status : null;
  const where = matching(query);
  if (!mayReadDrafts(actor)) {
    const table = store.table(shownItemsTable);
    const { rows, total } = await readList(
      store,
      table,
      {
        where: and(
          eq('isLive', true),
          where,
          statuses && oneOf('readerStatus', statuses),
          queue !== undefined && inReaderQueue(queue),
        ),
        orderBy: sortedBy(query, { ...sortColumns, status: 'readerStatus' }, latestFirst),
      },
      paging,
      defaultPerPage,
    );
    return { rows: rows.map(toReaderItem), total };
  }
  const inside = {
    where: and<ItemColumn>(
      where,
      statuses && oneOf('status', statuses),
      queue !== undefined && inQueue(queue, actor, store.now()),
    ),
    orderBy: sortedBy<ItemColumn>(query, sortColumns, latestFirst),
  };
  if (!toFilter(query.isLive)) return readList(store, store.table(itemsTable), inside, paging, defaultPerPage);
  const live = { ...inside, where: and(eq('isLive', true), inside.where) };
  return readList(store, store.table(shownItemsTable), live, paging, defaultPerPage);
}
