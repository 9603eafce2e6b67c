import { createColumn } from '@atrium/backend';
import type { ContentItem, ContentStatus, QueueCounts } from '../api/schemas';
import { overdueAfter } from '../model/dueState';
import { type Actor, mayReadDrafts } from '../model/rights';
import { itemsOfStatus } from './groupRows';

const getOverdueTimes = createColumn<ContentItem, number>(overdueAfter);

/**
 * Items per tab of the review page for a person; computed without reading every item, because each page asks for it.
 */
export function countQueues(rows: readonly ContentItem[], actor: Actor, now: number): QueueCounts {
  const seen = mayReadDrafts(actor) ? rows : [];
  const count = (status: ContentStatus) => itemsOfStatus(seen, status).length;
  return {
    mine: itemsOfStatus(seen, 'in_review').filter(({ reviewerId }) => reviewerId === actor.id).length,
    in_review: count('in_review'),
    changes_requested: count('changes_requested'),
    approved: count('approved'),
    overdue: getOverdueTimes(seen).filter((time) => time < now).length,
    all: seen.length - count('archived'),
  };
}

/** Items that wait for each person's review: their `mine`. */
export function countReviews(rows: readonly ContentItem[]): ReadonlyMap<number, number> {
  const counts = new Map<number, number>();
  for (const { reviewerId } of itemsOfStatus(rows, 'in_review'))
    if (reviewerId !== null) counts.set(reviewerId, (counts.get(reviewerId) ?? 0) + 1);
  return counts;
}
