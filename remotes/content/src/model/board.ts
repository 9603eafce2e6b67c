import type { ContentStatus, RejectionCode } from '../api/schemas';
import type { Actor } from './rights';
import type { Step } from './stepsFrom';
import { rejectionOf, type Subject } from './transition';

/** The columns, in the order in which work goes through them; what is archived is in none. */
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

/** The step that a move to a column means, by the column that the item comes from. */
const ways: Readonly<Record<BoardStatus, Readonly<Partial<Record<ContentStatus, Step>>>>> = {
  draft: { in_review: 'withdraw', published: 'unpublish' },
  changes_requested: { in_review: 'requestChanges', approved: 'requestChanges' },
  in_review: { draft: 'submit', changes_requested: 'submit' },
  approved: { in_review: 'approve', scheduled: 'unschedule' },
  scheduled: { approved: 'schedule' },
  published: { approved: 'publishNow', scheduled: 'publishNow', failed: 'publishNow' },
  failed: {},
};

/** The step whose rule explains why a column does not take what is still being worked on. */
const usualSteps: Readonly<Partial<Record<BoardStatus, Step>>> = {
  draft: 'withdraw',
  changes_requested: 'requestChanges',
  in_review: 'submit',
  approved: 'approve',
  scheduled: 'schedule',
  published: 'publishNow',
};

/** What a move comes to: a step, or why the column does not take the item. `noWay`: no step leads there at all. */
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
 * The column on one side that an item goes to: the nearest that takes it; else the nearest that a step leads to, which
 * says why it does not; else the one beside. Null at the edge of the board.
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
