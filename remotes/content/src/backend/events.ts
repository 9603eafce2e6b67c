import { and, type BackendStore, desc, eq } from '@atrium/backend';
import type { ContentItem, EventAction } from '../api/schemas';
import { eventsTable, type Flow, type StoredEvent } from './tables';

/** The newest ones first, 1,000 at most. */
export const listEvents = (store: BackendStore, itemId: number): Promise<StoredEvent[]> =>
  store.table(eventsTable).find({ where: eq('itemId', itemId), orderBy: [desc('id')] });

/** Newest event of the system; 0 if there is none. */
export const readLastRun = async (store: BackendStore): Promise<number> =>
  (await store.table(eventsTable).first({ where: eq('action', 'run'), orderBy: [desc('id')] }))?.id ?? 0;

const flowOf = (item: ContentItem): Flow => ({
  status: item.status,
  publishedVersion: item.publishedVersion,
  approvedVersion: item.approvedVersion,
  scheduledAt: item.scheduledAt,
  scheduledZone: item.scheduledZone,
  publishedAt: item.publishedAt,
  failure: item.failure,
  archivedAt: item.archivedAt,
  reviewerId: item.reviewerId,
});

interface Happened {
  action: EventAction;
  before: ContentItem | null;
  after: ContentItem;
  actorId: number | null;
  reason?: string | null | undefined;
  /** It cannot be taken back for one item alone. */
  isShared?: boolean;
}

/** Suggestions at one sitting are one event. */
const maxPause = 30 * 60_000;

/** Notes that somebody suggests in an item: once while they go on. */
export async function noteSuggestion(store: BackendStore, item: ContentItem, actorId: number): Promise<void> {
  const where = and<'itemId' | 'action'>(eq('itemId', item.id), eq('action', 'suggest'));
  const last = await store.table(eventsTable).first({ where, orderBy: [desc('id')] });
  const goesOn = last?.actorId === actorId && store.now() - Date.parse(last.at) < maxPause;
  if (!goesOn) await recordEvent(store, { action: 'suggest', before: item, after: item, actorId });
}

export async function recordEvent(
  store: BackendStore,
  { action, before, after, actorId, reason, isShared = false }: Happened,
): Promise<void> {
  const table = store.table(eventsTable);
  await table.put({
    id: await table.nextId(),
    itemId: after.id,
    title: after.title,
    projectId: after.projectId,
    actorId,
    action,
    from: before?.status ?? null,
    to: after.status,
    version: after.version,
    reason: reason || null,
    at: new Date(store.now()).toISOString(),
    before: before && !isShared ? flowOf(before) : null,
  });
}
