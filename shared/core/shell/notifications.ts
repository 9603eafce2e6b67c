import {
  answerCall,
  type BackendCall,
  type BackendStore,
  Done,
  done,
  NotificationToSend,
  ok,
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
} from '../api/schemas';
import type { CoreOptions } from '../options/CoreOptions';
import { accountOf, mayOpen } from './access';
import { welcomeOf } from './firstNotifications';
import { notificationMarksKey, notificationSettingsKey, notificationsKey, type StoredNotification } from './tables';

const getSettings = (store: BackendStore, user: Person | null): NotificationSettings => ({
  isSystemOn: store.table(notificationSettingsKey).get(accountOf(user))?.isSystemOn ?? true,
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
function listNotifications(store: BackendStore, host: CoreOptions, user: Person | null): Notification[] {
  const { isSystemOn } = getSettings(store, user);
  const marks = store.table(notificationMarksKey);
  const stored = store.table(notificationsKey).all();
  return [...(user?.addedAt === undefined ? [] : [welcomeOf(user)]), ...stored.filter((one) => isFor(one, store, user))]
    .filter(({ kind, link }) => (isSystemOn || kind !== 'system') && (!link || mayOpen(store, host, user, link)))
    .map(({ account: _, ...one }: StoredNotification) => ({
      ...one,
      isRead: one.isRead || marks.get(markOf(user, one.id)) !== undefined,
    }))
    .sort((a, b) => b.time.localeCompare(a.time) || b.id - a.id);
}

export const countUnread = (store: BackendStore, host: CoreOptions, user: Person | null): number =>
  listNotifications(store, host, user).filter(({ isRead }) => !isRead).length;

export const createNotificationCalls = (host: CoreOptions): BackendCall[] => [
  answerCall(coreCalls.getNotifications, {
    summary: "One's own notifications, newest first, and their settings",
    answer: NotificationList,
    handle: (store, { user }) =>
      ok({ notifications: listNotifications(store, host, user), settings: getSettings(store, user) }),
  }),
  answerCall(coreCalls.readNotifications, {
    summary: 'Mark some notifications, or all, as read, for oneself alone',
    input: NotificationsRead,
    answer: Done,
    rejections: [404],
    handle(store, { input: { ids }, user }) {
      const own = listNotifications(store, host, user);
      if (ids?.some((id) => !own.some((one) => one.id === id))) return unknown('notification');
      const marks = store.table(notificationMarksKey);
      for (const { id, isRead } of own) if (!isRead && (!ids || ids.includes(id))) marks.put({ id: markOf(user, id) });
      return done();
    },
  }),
  answerCall(coreCalls.setNotifications, {
    summary: "Switch the system's own notifications on or off, for oneself alone",
    input: NotificationSettingsSchema,
    answer: NotificationSettingsAnswer,
    handle(store, { input, user }) {
      store.table(notificationSettingsKey).put({ id: accountOf(user), ...input });
      return ok({ settings: input });
    },
  }),
];

const maxNotifications = 200;

/** Delivers a notification of an app to its recipients; a malformed one is left out. */
export function receiveNotification(store: BackendStore, sent: unknown): void {
  const { data } = z.safeParse(NotificationToSend, sent);
  if (!data) return;
  const { to, ...notification } = data;
  const table = store.table(notificationsKey);
  const time = new Date(store.now()).toISOString();
  for (const account of new Set(to)) {
    table.put({ ...notification, id: table.nextId(), account, time, isRead: false });
    const own = table.all().filter((one) => one.account === account);
    for (const { id } of own.slice(0, -maxNotifications)) table.delete(id);
  }
}
