import {
  answerCall,
  asc,
  type BackendCall,
  type BackendStore,
  Done,
  desc,
  done,
  eq,
  NotificationToSend,
  ok,
  oneOf,
  or,
  type Person,
  unknown,
  z,
} from '@atrium/backend';
import { seedAccount } from '@atrium/backend/engine';
import { coreCalls, type Notification, type NotificationSettings } from '../api';
import {
  NotificationList,
  NotificationSettingsAnswer,
  NotificationSettings as NotificationSettingsSchema,
  NotificationsRead,
} from '../api/schemas/core';
import type { CoreOptions } from '../options/CoreOptions';
import { accountOf, mayOpen } from './access';
import { welcomeOf } from './firstNotifications';
import {
  notificationMarksTable,
  notificationSettingsTable,
  notificationsTable,
  type StoredNotification,
} from './tables';

const getSettings = async (store: BackendStore, user: Person | null): Promise<NotificationSettings> => ({
  isSystemOn: (await store.table(notificationSettingsTable).get(accountOf(user)))?.isSystemOn ?? true,
});

const markOf = (user: Person | null, id: number): string => `${accountOf(user)}:${id}`;

/** Notifications from before an account was added concern others. */
const isBefore = ({ time }: StoredNotification, user: Person | null): boolean =>
  user?.addedAt !== undefined && Date.parse(time) < user.addedAt;

/** Of the notifications from the start, where accounts have records of their own, those of apps are the first account's. */
const isFor = (one: StoredNotification, store: BackendStore, user: Person | null): boolean =>
  one.account === undefined
    ? !isBefore(one, user) && (store.account === undefined || one.kind === 'system' || accountOf(user) === seedAccount)
    : one.account === accountOf(user);

/**
 * A person's notifications, newest first: none that leads to a page they may not open, and the system's own only while
 * switched on.
 */
async function listNotifications(store: BackendStore, host: CoreOptions, user: Person | null): Promise<Notification[]> {
  const [{ isSystemOn }, stored] = await Promise.all([
    getSettings(store, user),
    store.table(notificationsTable).find({
      where: or(eq('account', accountOf(user)), eq('account', null)),
      orderBy: [desc('time'), desc('id')],
    }),
  ]);
  const shown = [
    ...(user?.addedAt === undefined ? [] : [welcomeOf(user)]),
    ...stored.filter((one) => isFor(one, store, user)),
  ].filter(({ kind, link }) => (isSystemOn || kind !== 'system') && (!link || mayOpen(store, host, user, link)));
  const marks = await store.table(notificationMarksTable).getMany(shown.map(({ id }) => markOf(user, id)));
  const read = new Set(marks.map(({ id }) => id));
  return shown
    .map(({ account: _, ...one }: StoredNotification) => ({
      ...one,
      isRead: one.isRead || read.has(markOf(user, one.id)),
    }))
    .sort((a, b) => b.time.localeCompare(a.time) || b.id - a.id);
}

export const countUnread = async (store: BackendStore, host: CoreOptions, user: Person | null): Promise<number> =>
  (await listNotifications(store, host, user)).filter(({ isRead }) => !isRead).length;

export const createNotificationCalls = (host: CoreOptions): BackendCall[] => [
  answerCall(coreCalls.getNotifications, {
    summary: "One's own notifications, newest first, and their settings",
    answer: NotificationList,
    handle: async (store, { user }) =>
      ok({ notifications: await listNotifications(store, host, user), settings: await getSettings(store, user) }),
  }),
  answerCall(coreCalls.readNotifications, {
    summary: 'Mark some notifications, or all, as read, for oneself alone',
    input: NotificationsRead,
    answer: Done,
    rejections: [404],
    async handle(store, { input: { ids }, user }) {
      const own = await listNotifications(store, host, user);
      if (ids?.some((id) => !own.some((one) => one.id === id))) return unknown('notification');
      const marks = store.table(notificationMarksTable);
      for (const { id, isRead } of own)
        if (!isRead && (!ids || ids.includes(id))) await marks.put({ id: markOf(user, id) });
      return done();
    },
  }),
  answerCall(coreCalls.setNotifications, {
    summary: "Switch the system's own notifications on or off, for oneself alone",
    input: NotificationSettingsSchema,
    answer: NotificationSettingsAnswer,
    async handle(store, { input, user }) {
      const settings = store.table(notificationSettingsTable);
      await settings.put({ ...(await settings.get(accountOf(user))), id: accountOf(user), ...input });
      return ok({ settings: input });
    },
  }),
];

const maxNotifications = 200;

/** Delivers a notification of an app to its recipients; a malformed one is left out. */
export async function receiveNotification(store: BackendStore, sent: unknown): Promise<void> {
  const { data } = z.safeParse(NotificationToSend, sent);
  if (!data) return;
  const { to, ...notification } = data;
  const settings = await store.table(notificationSettingsTable).getMany([...new Set(to)]);
  const isOff = new Set(settings.flatMap(({ id, notices }) => (notices?.[`${data.kind}InApp`] === false ? [id] : [])));
  const accounts = [...new Set(to)].filter((account) => !isOff.has(account));
  const table = store.table(notificationsTable);
  const time = new Date(store.now()).toISOString();
  const counts = await table.groupBy('account', oneOf('account', accounts)).count();
  for (const account of accounts) {
    await table.put({ ...notification, id: await table.nextId(), account, time, isRead: false });
    const surplus = (counts.get(account) ?? 0) + 1 - maxNotifications;
    if (surplus <= 0) continue;
    const oldest = await table.find({ where: eq('account', account), orderBy: [asc('id')], limit: surplus });
    for (const { id } of oldest) await table.delete(id);
  }
}
