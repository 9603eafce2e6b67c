import type { ContentAction, ContentItem, ContentStatus, RejectionCode } from '../api/schemas';
import { contentStatuses } from '../api/schemas/choices';
import { type Actor, isEditor, mayDo } from './rights';
import { isZone } from './zonedTime';

/** Input of the rules: the item, and the number of comments that block an approval. */
export type Subject = Omit<ContentItem, 'body' | 'session'> & {
  body?: string;
  words?: number;
  blockingComments: number;
};

export interface Details {
  reason?: string | null | undefined;
  scheduledAt?: string | null | undefined;
  zone?: string | null | undefined;
  version?: number | null | undefined;
}

interface Rule {
  from: readonly ContentStatus[];
  otherwise: RejectionCode;
  check?: (item: Subject, actor: Actor, now: number) => RejectionCode | null;
}

export const minReasonLength = 10;
const soonest = 60_000;

type Written = Pick<Subject, 'title' | 'body' | 'words' | 'channelIds' | 'unfitFields'>;

const hasWords = ({ body, words }: Written) => (words ?? 0) > 0 || /\S/.test((body ?? '').replace(/<[^>]*>/g, ''));

export function missingOf(item: Written): RejectionCode | null {
  if (!item.title.trim()) return 'noTitle';
  if (!hasWords(item)) return 'noBody';
  if (item.channelIds.length === 0) return 'noChannel';
  return item.unfitFields ? 'unfitFields' : null;
}

const checkSubmit = (item: Subject) => missingOf(item) ?? (item.reviewerId === null ? 'noReviewer' : null);

/** Four eyes: only admins may approve their own work, which the history records. */
function checkApproval(item: Subject, actor: Actor): RejectionCode | null {
  if (item.authorId === actor.id && actor.role !== 'admin') return 'ownItem';
  if (item.blockingComments > 0) return 'openComments';
  return item.checklist.every(({ isDone }) => isDone) ? null : 'openChecklist';
}

/** Only the author withdraws it, or an admin. */
const checkAuthor = (item: Subject, actor: Actor): RejectionCode | null =>
  item.authorId === actor.id || actor.role === 'admin' ? null : 'notAuthor';

const checkLive = ({ publishedVersion }: Subject): RejectionCode | null =>
  publishedVersion === null ? 'notLive' : null;

type Versions = Pick<ContentItem, 'publishedVersion' | 'version'>;

export const isChanged = ({ publishedVersion, version }: Versions): boolean =>
  publishedVersion !== null && version > publishedVersion;

/** Status for readers, who do not see what is being written. */
export const readerStatusOf = (item: Versions & Pick<ContentItem, 'status'>): ContentStatus =>
  isChanged(item) ? 'published' : item.status;

const isDue = ({ status, scheduledAt }: Pick<ContentItem, 'status' | 'scheduledAt'>, now: number): boolean =>
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

/** Steps about the time of publication: that of its bundle for an item of one. */
const timed: ReadonlySet<ContentAction> = new Set(['schedule', 'reschedule', 'unschedule', 'publishNow', 'retry']);

/** Archived items allow nothing but restoring. */
function stateRejection(action: ContentAction, { status }: Subject): RejectionCode | null {
  const { from, otherwise } = rules[action];
  if (from.includes(status)) return null;
  return status === 'archived' ? 'archived' : otherwise;
}

/** Reason why a person cannot take an action now; null if they can. Its details are checked separately. */
export function rejectionOf(action: ContentAction, item: Subject, actor: Actor, now: number): RejectionCode | null {
  const isSystem = action === 'run';
  if (!isSystem && !mayDo(action, item, actor)) return 'notAllowed';
  if (typeof item.bundleId === 'number' && timed.has(action)) return 'inBundle';
  return stateRejection(action, item) ?? rules[action].check?.(item, actor, now) ?? null;
}

/** The same for an edit, which no comment prevents. */
export const editRejection = (item: ContentItem, actor: Actor): RejectionCode | null =>
  rejectionOf('edit', { ...item, blockingComments: 0 }, actor, 0);

/**
 * Reason why a person cannot change reviewer or checklist; null if they can. During a review they belong to it: authors
 * would decide on their own approval.
 */
export const reviewRejection = (item: Pick<ContentItem, 'status' | 'authorId'>, actor: Actor): RejectionCode | null =>
  item.status !== 'in_review' || actor.role === 'admin' || (isEditor(actor) && item.authorId !== actor.id)
    ? null
    : 'inReview';

/** Issue of an action's details; null if there is none. */
export function detailRejection(
  action: ContentAction,
  item: Pick<Subject, 'version'>,
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

export const needsReason = (action: ContentAction): boolean => action === 'requestChanges' || action === 'unpublish';
