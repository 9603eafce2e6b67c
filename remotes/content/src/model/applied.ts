import type { ContentAction, ContentItem, ContentStatus, Failure } from '../api/schemas';
import { type Details, isChanged } from './transition';

/** What publishing came to: null where it went out. */
export type Outcome = Omit<Failure, 'at' | 'attempts'> | null;

type Change = Partial<ContentItem>;
/** An item, with its words or without them. */
type Planned = Omit<ContentItem, 'body' | 'session'>;

const unscheduled = { scheduledAt: null, scheduledZone: null } satisfies Change;

/** Out, or failed: with what the channel said, and how often it was tried. */
function publish(item: Planned, at: string, outcome: Outcome): Change {
  if (outcome) {
    const attempts = (item.failure?.attempts ?? 0) + 1;
    return { status: 'failed', failure: { ...outcome, at, attempts } };
  }
  return { ...unscheduled, status: 'published', publishedVersion: item.version, publishedAt: at, failure: null };
}

/** Where an edit leads: what was approved is approved no more. */
function statusAfterEdit(status: ContentStatus): ContentStatus {
  return status === 'changes_requested' ? status : 'draft';
}

/** The item after an action that was possible. `outcome` is what publishing came to, where the action publishes. */
export function applyAction<Item extends Planned>(
  action: Exclude<ContentAction, 'edit' | 'discard'>,
  item: Item,
  { scheduledAt, zone }: Details,
  now: number,
  outcome: Outcome = null,
): Item {
  const at = new Date(now).toISOString();
  const changes: Readonly<Record<typeof action, () => Change>> = {
    submit: () => ({ status: 'in_review' }),
    withdraw: () => ({ status: 'draft' }),
    requestChanges: () => ({ status: 'changes_requested', approvedVersion: null }),
    approve: () => ({ status: 'approved', approvedVersion: item.version }),
    schedule: () => ({ status: 'scheduled', scheduledAt: scheduledAt ?? null, scheduledZone: zone ?? null }),
    reschedule: () => ({ scheduledAt: scheduledAt ?? null, scheduledZone: zone ?? null }),
    unschedule: () => ({ ...unscheduled, status: 'approved' }),
    publishNow: () => publish(item, at, outcome),
    run: () => publish(item, at, outcome),
    retry: () =>
      item.scheduledAt !== null && Date.parse(item.scheduledAt) > now
        ? { status: 'scheduled', failure: null }
        : publish(item, at, outcome),
    unpublish: () => ({
      publishedVersion: null,
      publishedAt: null,
      ...(item.status === 'published' && !isChanged(item) && { status: 'draft' as const }),
    }),
    archive: () => ({ status: 'archived', archivedAt: at }),
    restore: () => ({ status: 'draft', archivedAt: null }),
  };
  return { ...item, ...changes[action](), session: null, updatedAt: at };
}

/** Who has not written for so long comes back to another sitting. */
const maxPause = 30 * 60_000;

/** The item after a change of its words; a new session of writing, or one after a step of the workflow, begins a version. */
export function applyEdit(item: ContentItem, change: Change, session: string | null, now: number): ContentItem {
  const goesOn = session !== null && item.session === session && now - Date.parse(item.updatedAt) < maxPause;
  return {
    ...item,
    ...unscheduled,
    ...change,
    failure: null,
    status: statusAfterEdit(item.status),
    version: goesOn ? item.version : item.version + 1,
    session,
    updatedAt: new Date(now).toISOString(),
  };
}
