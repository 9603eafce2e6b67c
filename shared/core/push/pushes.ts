import {
  asc,
  type BackendStore,
  eq,
  lte,
  NotificationToSend,
  oneOf,
  type Person,
  peopleTable,
  z,
} from '@atrium/backend';
import { accountLanguage } from '@atrium/backend/account';
import { isLetIn } from '../auth/openSessions';
import { inLanguage } from '../notices/inLanguage';
import { afterQuiet } from '../notices/noticeTimes';
import type { CoreOptions } from '../options/CoreOptions';
import { mayOpen } from '../shell/access';
import { readNotices } from '../shell/noticeSettings';
import { type PushKeys, readPushKeys } from './pushKeys';
import { pushDevicesTable, type StoredPushDevice, type WaitingPush, waitingPushesTable } from './tables';

const second = 1_000;
const minute = 60 * second;
/** Waits between tries; then it is dropped: it was to be read at once. */
const pauses = [30 * second, 5 * minute, 30 * minute, 2 * 60 * minute];
const leaseMs = 2 * minute;
const maxAgeMs = 24 * 60 * minute;
/** A browser takes 4,096 bytes with all around them. */
const maxTitle = 120;
const maxText = 300;
const maxDeleted = 500;

/** Puts a notification aside for the browsers of those who want it there, until quiet hours are over. */
export async function receiveNotification(store: BackendStore, sent: unknown): Promise<void> {
  const { data } = z.safeParse(NotificationToSend, sent);
  if (!data || data.to.length === 0) return;
  const { to, kind, code, params, title, text, link } = data;
  const pushes = store.table(waitingPushesTable);
  const devices: StoredPushDevice[] = [];
  for await (const device of store.table(pushDevicesTable).each(oneOf('personId', [...new Set(to)])))
    devices.push(device);
  for (const { id: deviceId, personId } of devices) {
    const person = await store.table(peopleTable).get(personId);
    const notices = await readNotices(store, personId);
    if (!person || !notices[`${kind}Push`]) continue;
    const now = store.now();
    const dueAt = afterQuiet(now, person.preferences?.timeZone ?? '', notices);
    const notice = { kind, code, title, text, link, ...(params && { params }) };
    await pushes.put({ ...notice, id: await pushes.nextId(), deviceId, createdAt: now, dueAt, tries: 0 });
  }
}

/** What is asked of the host when it is looked who may have a notification, and in which words. */
export type PushHost = Pick<CoreOptions, 'requires' | 'notificationText'>;

/** A notification on its way to a browser. */
export interface LeavingPush {
  push: WaitingPush;
  device: StoredPushDevice;
  /** JSON: `title`, `text` and `link`. */
  payload: string;
  keys: PushKeys;
}

export interface PushOutcome {
  push: WaitingPush;
  /** Of the answer; 0 where there was none. */
  status: number;
}

export const isAnyPushDue = async (store: BackendStore): Promise<boolean> =>
  (await store.table(waitingPushesTable).first({ where: lte<'dueAt'>('dueAt', store.now()) })) !== undefined;

/** Whose browser it is, where they may have the notification still: their choices and rights may have changed. */
async function readerOf(
  store: BackendStore,
  host: PushHost,
  { kind, link, createdAt }: WaitingPush,
  device: StoredPushDevice,
): Promise<Person | undefined> {
  const person = await store.table(peopleTable).get(device.personId);
  if (!person || !isLetIn(person) || store.now() - createdAt > maxAgeMs) return undefined;
  const isWanted = (await readNotices(store, person.id))[`${kind}Push`];
  return isWanted && (!link || mayOpen(store, host, person, link)) ? person : undefined;
}

/** Takes notifications that leave now; they are this process's alone for the lease. What nobody may have any more is dropped. */
export async function claimPushes(store: BackendStore, host: PushHost, free: number): Promise<LeavingPush[]> {
  const pushes = store.table(waitingPushesTable);
  const keys = await readPushKeys(store);
  const query = { where: lte<'dueAt'>('dueAt', store.now()), orderBy: [asc<'dueAt'>('dueAt')], limit: free };
  const claimed: LeavingPush[] = [];
  for (const waiting of await pushes.find(query)) {
    const device = await store.table(pushDevicesTable).get(waiting.deviceId);
    const person = device && (await readerOf(store, host, waiting, device));
    if (!keys || !device || !person) {
      await pushes.delete(waiting.id);
      continue;
    }
    const push = await pushes.put({ ...waiting, dueAt: store.now() + leaseMs });
    const { title, text } = inLanguage(waiting, accountLanguage(person) ?? 'en', host.notificationText);
    const shown = { title: title.slice(0, maxTitle), text: text.slice(0, maxText), link: waiting.link };
    claimed.push({ push, device, keys, payload: JSON.stringify(shown) });
  }
  return claimed;
}

export async function deleteDevice(store: BackendStore, id: string): Promise<void> {
  const pushes = store.table(waitingPushesTable);
  const where = eq<'deviceId'>('deviceId', id);
  for (const push of await pushes.find({ where, limit: maxDeleted })) await pushes.delete(push.id);
  await store.table(pushDevicesTable).delete(id);
}

const isGood = (status: number): boolean => status >= 200 && status < 300;
/** The browser is gone, or has taken its consent back (RFC 8030, 7.3). */
const isGone = (status: number): boolean => status === 404 || status === 410;
/** Another try may succeed: no answer, too many at once, or a service that is ill. */
const isPassing = (status: number): boolean => status === 0 || status === 429 || status >= 500;

/** Notes what became of notifications: the next try, and browsers that are gone. */
export async function settlePushes(store: BackendStore, outcomes: readonly PushOutcome[]): Promise<void> {
  const pushes = store.table(waitingPushesTable);
  for (const { push, status } of outcomes) {
    const kept = await pushes.get(push.id);
    // It may be another process's by now, where this one could not write for as long as the lease.
    if (kept?.dueAt !== push.dueAt) continue;
    const pause = pauses[kept.tries];
    if (isGone(status)) await deleteDevice(store, kept.deviceId);
    else if (isPassing(status) && pause !== undefined)
      await pushes.put({ ...kept, tries: kept.tries + 1, dueAt: store.now() + pause });
    else await pushes.delete(kept.id);
    const device = isGood(status) ? await store.table(pushDevicesTable).get(kept.deviceId) : undefined;
    if (device) await store.table(pushDevicesTable).put({ ...device, sentAt: store.now() });
  }
}
