import type {
  Bundle,
  BundleAction,
  BundleState,
  Channel,
  ContentItem,
  ContentStatus,
  RejectionCode,
} from '../api/schemas';
import { signedOutOf } from './outcome';
import { type Actor, isEditor } from './rights';
import { type Details, detailRejection, missingOf } from './transition';

type Member = Pick<ContentItem, 'status' | 'title' | 'channelIds' | 'archivedAt' | 'unfitFields'> & {
  body?: string;
  words?: number;
};

/** States in which the newest version is approved. */
const ready: readonly ContentStatus[] = ['approved', 'scheduled', 'failed'];

/** Reason why an item keeps its bundle from going out; null if it does not. */
export function hindranceOf(
  item: Member | undefined,
  channels: readonly Pick<Channel, 'id' | 'name' | 'isConnected'>[],
): RejectionCode | null {
  if (!item) return 'gone';
  if (item.status === 'archived') return 'archived';
  if (item.status === 'published') return 'alreadyLive';
  if (!ready.includes(item.status)) return 'notApproved';
  return missingOf(item) ?? (signedOutOf(item, channels) ? 'channelSignedOut' : null);
}

/** Reason why an item cannot be taken into a bundle; null if it can. */
export function joinRejection(
  item: Pick<ContentItem, 'status' | 'bundleId'> | undefined,
  bundleId: number,
): RejectionCode | null {
  if (!item) return 'gone';
  if (typeof item.bundleId === 'number' && item.bundleId !== bundleId) return 'inBundle';
  if (item.status === 'archived') return 'archived';
  // Its own time would be lost.
  return item.status === 'scheduled' && typeof item.bundleId !== 'number' ? 'scheduledAlone' : null;
}

interface Rule {
  from: readonly BundleState[];
  otherwise: RejectionCode;
  /** Its items have to be ready. */
  publishes: boolean;
}

const rules: Readonly<Record<BundleAction, Rule>> = {
  schedule: { from: ['open', 'failed'], otherwise: 'scheduledBundle', publishes: true },
  reschedule: { from: ['scheduled'], otherwise: 'notScheduled', publishes: false },
  unschedule: { from: ['scheduled'], otherwise: 'notScheduled', publishes: false },
  publishNow: { from: ['open', 'scheduled', 'failed'], otherwise: 'publishedBundle', publishes: true },
  retry: { from: ['failed'], otherwise: 'notFailedBundle', publishes: true },
  unpublish: { from: ['published'], otherwise: 'openBundle', publishes: false },
};

/** True for a step that takes all items, or none. */
export const needsReady = (action: BundleAction): boolean => rules[action].publishes;

const steps: Readonly<Record<BundleState, readonly BundleAction[]>> = {
  open: ['schedule', 'publishNow'],
  scheduled: ['reschedule', 'publishNow', 'unschedule'],
  failed: ['retry', 'schedule'],
  published: ['unpublish'],
};

export const bundleSteps = (state: BundleState): readonly BundleAction[] => steps[state];

type Stepped = Pick<Bundle, 'state' | 'itemIds'>;

/** Reason why a person cannot take a step with a bundle, whatever its items; null if they can. */
export function bundleRejection(action: BundleAction, { state, itemIds }: Stepped, actor: Actor): RejectionCode | null {
  if (!isEditor(actor)) return 'notAllowed';
  const { from, otherwise } = rules[action];
  if (!from.includes(state))
    return state === 'published' && otherwise === 'scheduledBundle' ? 'publishedBundle' : otherwise;
  return itemIds.length === 0 ? 'emptyBundle' : null;
}

/** Issue of a step's details; null if there is none. */
export const bundleDetailRejection = (action: BundleAction, details: Details, now: number): RejectionCode | null =>
  action === 'publishNow' || action === 'retry' ? null : detailRejection(action, { version: 0 }, details, now);
