import type { ContentStatus, RejectionCode } from '../api/schemas';
import type { Actor } from './rights';
import type { Step } from './stepsFrom';
import { rejectionOf, type Subject } from './transition';

/** Columns, in the order of work; archived items are in none. */
export const boardStatuses = [
  'draft',
  'changes_requested',
  'in_review',
  'approved',
  'scheduled',
  'published',
  'failed',
] as const satisfies readonly ContentStatus[];
export type BoardStatus = (typeof boardStatuses)[number];

const order: readonly ContentStatus[] = boardStatuses;

/** Step for a move to a column, by column of origin. */
const ways: Readonly<Record<BoardStatus, Readonly<Partial<Record<ContentStatus, Step>>>>> = {
  draft: { in_review: 'withdraw', published: 'unpublish' },
  changes_requested: { in_review: 'requestChanges', approved: 'requestChanges' },
  in_review: { draft: 'submit', changes_requested: 'submit' },
  approved: { in_review: 'approve', scheduled: 'unschedule' },
  scheduled: { approved: 'schedule' },
  published: { approved: 'publishNow', scheduled: 'publishNow', failed: 'publishNow' },
  failed: {},
};

/** Step whose rule explains why a column rejects unfinished items. */
const usualSteps: Readonly<Partial<Record<BoardStatus, Step>>> = {
  draft: 'withdraw',
  changes_requested: 'requestChanges',
  in_review: 'submit',
  approved: 'approve',
  scheduled: 'schedule',
  published: 'publishNow',
};

/** Outcome of a move: a step, or the reason against it. `noWay`: no step leads there. */
export type Move = { step: Step; rejection: null } | { step: null; rejection: RejectionCode | 'noWay' };

const rejected = (rejection: RejectionCode | 'noWay'): Move => ({ step: null, rejection });

export function moveTo(to: BoardStatus, item: Subject, actor: Actor, now: number): Move {
  const step = ways[to][item.status];
  if (step) {
    const rejection = rejectionOf(step, item, actor, now);
    return rejection ? rejected(rejection) : { step, rejection: null };
  }
  const isOut = item.status === 'published' || item.status === 'failed';
  const usual = isOut ? undefined : usualSteps[to];
  return rejected((usual && rejectionOf(usual, item, actor, now)) ?? 'noWay');
}

/**
 * Target column on one side: the nearest that accepts the item; else the nearest that a step leads to, which gives the
 * reason; else the adjacent one. Null at the edge.
 */
export function columnAside(item: Subject, distance: 1 | -1, actor: Actor, now: number): BoardStatus | null {
  const place = order.indexOf(item.status);
  const candidates = distance === 1 ? boardStatuses.slice(place + 1) : boardStatuses.slice(0, place).reverse();
  return (
    candidates.find((to) => moveTo(to, item, actor, now).step !== null) ??
    candidates.find((to) => ways[to][item.status] !== undefined) ??
    candidates[0] ??
    null
  );
}
