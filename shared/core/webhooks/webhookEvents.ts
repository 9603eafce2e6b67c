import type { Person, Row } from '@atrium/backend';
import type { StoredDelivery, StoredWebhook } from './tables';

/** A row that was written, with its table and the app whose table it is. */
export interface ChangedRow {
  app: string;
  table: string;
  id: Row['id'];
  before: Row | undefined;
  row: Row | undefined;
}

interface WebhookEvent {
  type: string;
  app: string;
  ids: Row['id'][];
}

/** Ids in one event: of more, it says how many there are. */
const maxIds = 100;

const changeOf = ({ before, row }: ChangedRow): string => (row ? (before ? 'changed' : 'created') : 'deleted');

/** One event for each table and kind of change in a unit of work. */
export function toEvents(rows: readonly ChangedRow[]): WebhookEvent[] {
  const events = new Map<string, WebhookEvent>();
  for (const row of rows) {
    // What came and went within one call is nobody's news.
    if (!row.before && !row.row) continue;
    const type = `${row.table}.${changeOf(row)}`;
    const event = events.get(type) ?? { type, app: row.app, ids: [] };
    event.ids.push(row.id);
    events.set(type, event);
  }
  return [...events.values()];
}

/** True where a webhook asks for an event: by its type, by `people.*`, or by `*`. */
export const wants = ({ types, isOn }: Pick<StoredWebhook, 'types' | 'isOn'>, type: string): boolean =>
  isOn && types.some((one) => one === '*' || one === type || (one.endsWith('.*') && type.startsWith(one.slice(0, -1))));

export const newDeliveryId = (): string => `msg_${crypto.randomUUID().replaceAll('-', '')}`;

/** The delivery of an event: ids alone, so that a receiver reads the records by its own rights. */
export function toDelivery(
  { type, app, ids }: WebhookEvent,
  { id: webhookId }: Pick<StoredWebhook, 'id'>,
  { now, by }: { now: number; by: Person | null },
): StoredDelivery {
  const data = { app, ids: ids.slice(0, maxIds), count: ids.length, by: by && { id: by.id, name: by.fullName } };
  return {
    id: newDeliveryId(),
    webhookId,
    type,
    payload: JSON.stringify({ type, timestamp: new Date(now).toISOString(), data }),
    createdAt: now,
    state: 'waiting',
    tries: 0,
    nextTryAt: now,
    attempts: [],
  };
}
