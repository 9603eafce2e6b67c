import type { ContentAction, ContentItem, ContentStatus, Failure } from '../api/schemas';
import { type Details, isChanged } from './transition';

/** Outcome of publishing: null on success. */
export type Outcome = Omit<Failure, 'at' | 'attempts'> | null;

type Change = Partial<ContentItem>;
type Planned = Omit<ContentItem, 'body' | 'session'>;

const unscheduled = { scheduledAt: null, scheduledZone: null } satisfies Change;

/** Published, or failed with the channel's message and the number of attempts. */
function publish(item: Planned, at: string, outcome: Outcome): Change {
  if (outcome) {
    const attempts = (item.failure?.attempts ?? 0) + 1;
    return { status: 'failed', failure: { ...outcome, at, attempts } };
  }
  return { ...unscheduled, status: 'published', publishedVersion: item.version, publishedAt: at, failure: null };
}

/** State after an edit: approval is lost. */
function statusAfterEdit(status: ContentStatus): ContentStatus {
  return status === 'changes_requested' ? status : 'draft';
}

/** Item after a permitted action. `outcome` is the result of publishing, if the action publishes. */
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

/** The editing session of all who write in the document of an item: together they make one version. */
export const sharedSession = 'document';

/** Pause after which a change starts a new editing session. */
const maxPause = 30 * 60_000;

/** Item after a text change; a new editing session, or a change after a workflow step, starts a version. */
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
