import { contentStatuses } from '../api/choices';
import type { ContentAction, ContentItem, ContentStatus, RejectionCode } from '../api/schemas';
import { type Actor, isEditor, mayDo } from './rights';
import { isZone } from './zonedTime';

/** What the rules look at: the item, and how many comments still stop an approval. */
export type Subject = Omit<ContentItem, 'body' | 'session'> & {
  body?: string;
  words?: number;
  blockingComments: number;
};

/** What a person adds to an action. */
export interface Details {
  reason?: string | null | undefined;
  scheduledAt?: string | null | undefined;
  zone?: string | null | undefined;
  /** The version that they have seen. */
  version?: number | null | undefined;
}

interface Rule {
  from: readonly ContentStatus[];
  /** What is said in any other state. */
  otherwise: RejectionCode;
  check?: (item: Subject, actor: Actor, now: number) => RejectionCode | null;
}

export const minReasonLength = 10;
const soonest = 60_000;

const hasWords = ({ body, words }: Subject) => (words ?? 0) > 0 || /\S/.test((body ?? '').replace(/<[^>]*>/g, ''));

/** What an item lacks to be read by others. */
export function missingOf(item: Subject): RejectionCode | null {
  if (!item.title.trim()) return 'noTitle';
  if (!hasWords(item)) return 'noBody';
  return item.channelIds.length === 0 ? 'noChannel' : null;
}

const checkSubmit = (item: Subject) => missingOf(item) ?? (item.reviewerId === null ? 'noReviewer' : null);

/** Four eyes: an admin alone may approve what they wrote, and the history keeps it. */
function checkApproval(item: Subject, actor: Actor): RejectionCode | null {
  if (item.authorId === actor.id && actor.role !== 'admin') return 'ownItem';
  if (item.blockingComments > 0) return 'openComments';
  return item.checklist.every(({ isDone }) => isDone) ? null : 'openChecklist';
}

/** Only who wrote it takes it back; an admin may do so too. */
const checkAuthor = (item: Subject, actor: Actor): RejectionCode | null =>
  item.authorId === actor.id || actor.role === 'admin' ? null : 'notAuthor';

const checkLive = ({ publishedVersion }: Subject): RejectionCode | null =>
  publishedVersion === null ? 'notLive' : null;

export const isChanged = ({ publishedVersion, version }: Pick<ContentItem, 'publishedVersion' | 'version'>): boolean =>
  publishedVersion !== null && version > publishedVersion;

export const isDue = ({ status, scheduledAt }: Pick<ContentItem, 'status' | 'scheduledAt'>, now: number): boolean =>
  status === 'scheduled' && scheduledAt !== null && Date.parse(scheduledAt) <= now;

const unarchived = contentStatuses.filter((status) => status !== 'archived');
const archivable: readonly ContentStatus[] = ['draft', 'changes_requested', 'approved', 'failed'];

const rules: Readonly<Record<ContentAction, Rule>> = {
  submit: { from: ['draft', 'changes_requested'], otherwise: 'notDraft', check: checkSubmit },
  withdraw: { from: ['in_review'], otherwise: 'notInReview', check: checkAuthor },
  requestChanges: { from: ['in_review', 'approved'], otherwise: 'notReviewable' },
  approve: { from: ['in_review'], otherwise: 'notInReview', check: checkApproval },
  schedule: { from: ['approved'], otherwise: 'notApproved', check: missingOf },
  reschedule: { from: ['scheduled'], otherwise: 'notScheduled', check: missingOf },
  unschedule: { from: ['scheduled'], otherwise: 'notScheduled' },
  publishNow: { from: ['approved', 'scheduled', 'failed'], otherwise: 'notApproved', check: missingOf },
  run: {
    from: ['scheduled'],
    otherwise: 'notScheduled',
    check: (item, _actor, now) => (isDue(item, now) ? null : 'notDue'),
  },
  retry: { from: ['failed'], otherwise: 'notFailed' },
  unpublish: { from: unarchived, otherwise: 'archived', check: checkLive },
  edit: { from: unarchived.filter((status) => status !== 'in_review'), otherwise: 'inReview' },
  discard: {
    from: ['draft', 'changes_requested', 'approved', 'failed'],
    otherwise: 'notChanged',
    check: (item) => (isChanged(item) ? null : 'notChanged'),
  },
  archive: {
    from: archivable,
    otherwise: 'notArchivable',
    check: ({ publishedVersion }) => (publishedVersion === null ? null : 'stillLive'),
  },
  restore: { from: ['archived'], otherwise: 'notArchived' },
};

/** What an archived item says to everything but being restored. */
function stateRejection(action: ContentAction, { status }: Subject): RejectionCode | null {
  const { from, otherwise } = rules[action];
  if (from.includes(status)) return null;
  return status === 'archived' ? 'archived' : otherwise;
}

/** Why somebody cannot do something with an item now; null: they can. What they add to it is checked apart. */
export function rejectionOf(action: ContentAction, item: Subject, actor: Actor, now: number): RejectionCode | null {
  const isSystem = action === 'run';
  if (!isSystem && !mayDo(action, item, actor)) return 'notAllowed';
  return stateRejection(action, item) ?? rules[action].check?.(item, actor, now) ?? null;
}

/**
 * Why somebody cannot change who reviews an item and what has to be done before its approval; null: they can. While it is
 * in review both are of the review: who wrote it would decide over their own approval.
 */
export const reviewRejection = (item: Pick<ContentItem, 'status' | 'authorId'>, actor: Actor): RejectionCode | null =>
  item.status !== 'in_review' || actor.role === 'admin' || (isEditor(actor) && item.authorId !== actor.id)
    ? null
    : 'inReview';

/** Why what somebody adds to an action does not do; null: it does. */
export function detailRejection(
  action: ContentAction,
  item: Subject,
  { reason, scheduledAt, zone, version }: Details,
  now: number,
): RejectionCode | null {
  if (action === 'approve' && typeof version === 'number' && version !== item.version) return 'oldVersion';
  if (action === 'requestChanges' && (reason?.trim().length ?? 0) < minReasonLength) return 'shortReason';
  if (action === 'unpublish' && !reason?.trim()) return 'shortReason';
  if (action !== 'schedule' && action !== 'reschedule') return null;
  if (!scheduledAt || Date.parse(scheduledAt) - now <= soonest) return 'tooSoon';
  return zone && isZone(zone) ? null : 'unknownZone';
}

/** Does the action ask for a sentence that says why? */
export const needsReason = (action: ContentAction): boolean => action === 'requestChanges' || action === 'unpublish';
