import { and, asc, type BackendStore, eq, lt, lte, peopleTable } from '@atrium/backend';
import { unseal } from '../auth/seal';
import { deliveriesTable, type StoredDelivery, type StoredWebhook, webhooksTable } from './tables';

/** What the secrets of webhooks are sealed for. */
export const sealPurpose = 'webhook';

const second = 1_000;
const minute = 60 * second;
const hour = 60 * minute;
const dayMs = 24 * hour;
/** Waits between tries, as the specification proposes: about three days in all. */
const pauses = [5 * second, 5 * minute, 30 * minute, 2 * hour, 5 * hour, 10 * hour, 14 * hour, 20 * hour, 24 * hour];
/** So long is a delivery one process's alone; one that was killed meanwhile leaves it to another one after that. */
const leaseMs = 2 * minute;
const maxFailingMs = 5 * dayMs;
const keptMs = 30 * dayMs;
const maxAttempts = 10;
const maxPurged = 2_000;
const maxNoticed = 20;

/** A delivery that leaves now: where to, and the secrets that sign it. */
export interface LeavingDelivery {
  delivery: StoredDelivery;
  url: string;
  secrets: readonly string[];
}

export interface DeliveryOutcome {
  delivery: StoredDelivery;
  /** Of the answer; 0 where there was none. */
  status: number;
  ms: number;
  error?: string;
}

const isDue = (store: BackendStore) => lte<'nextTryAt'>('nextTryAt', store.now());

export const isAnyDeliveryDue = async (store: BackendStore): Promise<boolean> =>
  (await store.table(deliveriesTable).first({ where: isDue(store) })) !== undefined;

async function secretsOf(store: BackendStore, { secrets }: StoredWebhook): Promise<string[]> {
  const valid = secrets.filter(({ until }) => until === null || until > store.now());
  return Promise.all(valid.map(({ sealed }) => unseal(store, sealPurpose, sealed)));
}

/** Takes what may leave now, of each webhook in turn: one that hears of thousands of events keeps no other one waiting. */
export async function claimDeliveries(
  store: BackendStore,
  { free, perWebhook }: { free: number; perWebhook: number },
): Promise<LeavingDelivery[]> {
  const deliveries = store.table(deliveriesTable);
  const claimed: LeavingDelivery[] = [];
  for (const webhook of await store.table(webhooksTable).find()) {
    if (claimed.length >= free) break;
    const where = and(eq<'webhookId'>('webhookId', webhook.id), isDue(store));
    const limit = Math.min(perWebhook, free - claimed.length);
    const found = await deliveries.find({ where, orderBy: [asc('nextTryAt')], limit });
    const secrets = found.length > 0 && webhook.isOn ? await secretsOf(store, webhook) : [];
    for (const one of found) {
      if (!webhook.isOn) await deliveries.put({ ...one, state: 'failed', nextTryAt: null });
      else {
        const delivery = await deliveries.put({ ...one, nextTryAt: store.now() + leaseMs });
        claimed.push({ delivery, url: webhook.url, secrets });
      }
    }
  }
  return claimed;
}

const isGood = (status: number): boolean => status >= 200 && status < 300;

function afterTry(delivery: StoredDelivery, { status, ms, error }: DeliveryOutcome, now: number): StoredDelivery {
  const attempt = { at: now, status, ms, ...(error && { error: error.slice(0, 300) }) };
  const attempts = [...delivery.attempts, attempt].slice(-maxAttempts);
  const tries = delivery.tries + 1;
  if (isGood(status)) return { ...delivery, attempts, tries, state: 'delivered', nextTryAt: null };
  const pause = pauses[delivery.tries];
  if (pause === undefined || status === 410) return { ...delivery, attempts, tries, state: 'failed', nextTryAt: null };
  return { ...delivery, attempts, tries, nextTryAt: now + pause };
}

function stateAfter(webhook: StoredWebhook, status: number, now: number): StoredWebhook {
  if (isGood(status)) return webhook.failingSince === null ? webhook : { ...webhook, failingSince: null };
  const failingSince = webhook.failingSince ?? now;
  if (status === 410) return { ...webhook, failingSince, isOn: false, offBecause: 'gone' };
  if (now - failingSince >= maxFailingMs) return { ...webhook, failingSince, isOn: false, offBecause: 'failing' };
  return webhook.failingSince === null ? { ...webhook, failingSince } : webhook;
}

/** The topic of a webhook that the server has switched off: the app with its settings lets people know. */
const webhookOffTopic = 'webhooks.off';

/** Tells admins, and who has made it. */
async function tellOff(store: BackendStore, { url, createdBy }: StoredWebhook): Promise<void> {
  const where = and(eq<'role'>('role', 'admin'), eq<'status'>('status', 'active'));
  const admins = await store.table(peopleTable).find({ where, limit: maxNoticed });
  const to = [...new Set([createdBy, ...admins.map(({ id }) => id)])];
  store.send(webhookOffTopic, { to, host: new URL(url).host });
}

/** Notes what became of deliveries: the next try, and whether their webhook is switched off. */
export async function settleDeliveries(store: BackendStore, outcomes: readonly DeliveryOutcome[]): Promise<void> {
  const now = store.now();
  for (const outcome of outcomes) {
    const { delivery, status } = outcome;
    const kept = await store.table(deliveriesTable).get(delivery.id);
    // It may be another process's by now, where this one could not write for as long as the lease.
    if (kept?.nextTryAt !== delivery.nextTryAt) continue;
    await store.table(deliveriesTable).put(afterTry(kept, outcome, now));
    const webhook = await store.table(webhooksTable).get(kept.webhookId);
    const after = webhook && stateAfter(webhook, status, now);
    if (!after || after === webhook) continue;
    await store.table(webhooksTable).put(after);
    if (!after.isOn && webhook.isOn) await tellOff(store, after);
  }
}

/** Forgets deliveries of a month ago. */
export async function purgeDeliveries(store: BackendStore): Promise<void> {
  const deliveries = store.table(deliveriesTable);
  const where = lt<'createdAt'>('createdAt', store.now() - keptMs);
  for (const { id } of await deliveries.find({ where, orderBy: [asc('createdAt')], limit: maxPurged }))
    await deliveries.delete(id);
}
