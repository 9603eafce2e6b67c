import type { BackendStore } from '@atrium/backend';
import type { ContentEvent, ContentItem, EventAction } from '../api/schemas';
import { personRef } from './actor';
import { groupRows } from './groupRows';
import { eventsKey, type Flow, type StoredEvent } from './tables';

const ofItem = groupRows<StoredEvent, number>(({ itemId }) => itemId);

export const eventsOf = (store: BackendStore, itemId: number): ContentEvent[] =>
  ofItem(store.table(eventsKey).all(), itemId)
    .toReversed()
    .map(({ before: _, ...event }) => ({ ...event, actor: personRef(store, event.actorId) }));

export const lastEventOf = (store: BackendStore, itemId: number): StoredEvent | undefined =>
  ofItem(store.table(eventsKey).all(), itemId).at(-1);

/** Newest event of the system; 0 if there is none. */
export const lastRunOf = (events: readonly StoredEvent[]): number =>
  events.findLast(({ action }) => action === 'run')?.id ?? 0;

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
}

export function recordEvent(store: BackendStore, { action, before, after, actorId, reason }: Happened): void {
  const table = store.table(eventsKey);
  table.put({
    id: table.nextId(),
    itemId: after.id,
    actorId,
    action,
    from: before?.status ?? null,
    to: after.status,
    version: after.version,
    reason: reason || null,
    at: new Date(store.now()).toISOString(),
    before: before && flowOf(before),
  });
}
