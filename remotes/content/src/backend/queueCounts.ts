import { and, type BackendStore, eq, lt } from '@atrium/backend';
import type { ContentStatus, QueueCounts } from '../api/schemas';
import { contentStatuses } from '../api/schemas/choices';
import { type Actor, mayReadDrafts } from '../model/rights';
import { itemsTable } from './itemTables';

const none: QueueCounts = { mine: 0, in_review: 0, changes_requested: 0, approved: 0, overdue: 0, all: 0 };

/** Items per tab of the review page for a person. */
export async function countQueues(store: BackendStore, actor: Actor): Promise<QueueCounts> {
  if (!mayReadDrafts(actor)) return none;
  const items = store.table(itemsTable);
  const [byStatus, mine, overdue] = await Promise.all([
    items.groupBy('status').count(),
    items.count(and(eq('status', 'in_review'), eq('reviewerId', actor.id))),
    items.count(lt('overdueAt', store.now())),
  ]);
  const count = (status: ContentStatus) => byStatus.get(status) ?? 0;
  return {
    mine,
    in_review: count('in_review'),
    changes_requested: count('changes_requested'),
    approved: count('approved'),
    overdue,
    all: contentStatuses.reduce((sum, status) => sum + (status === 'archived' ? 0 : count(status)), 0),
  };
}

/** Items that wait for each person's review: their `mine`. */
export async function countReviews(store: BackendStore): Promise<ReadonlyMap<number, number>> {
  const counts = await store.table(itemsTable).groupBy('reviewerId', eq('status', 'in_review')).count();
  return new Map([...counts].flatMap(([id, count]) => (typeof id === 'number' ? [[id, count]] : [])));
}
