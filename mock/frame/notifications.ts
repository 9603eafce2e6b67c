import { frameCalls, type Notification, type NotificationSettings } from 'shared/api';
import {
  NotificationList,
  NotificationSettingsAnswer,
  NotificationSettings as NotificationSettingsSchema,
  NotificationsRead,
} from 'shared/api/schemas';
import { answerCall, type BackendStore, Done, done, ok, unknown } from 'shared/backend';
import { notificationSettingsKey, notificationsKey } from './tables';

const getSettings = (store: BackendStore): NotificationSettings => ({
  isSystemOn: store.table(notificationSettingsKey).get(1)?.isSystemOn ?? true,
});

/** Newest first; the system's own only while they are switched on. */
export function listNotifications(store: BackendStore): Notification[] {
  const { isSystemOn } = getSettings(store);
  return store
    .table(notificationsKey)
    .all()
    .filter(({ kind }) => isSystemOn || kind !== 'system')
    .sort((a, b) => b.time.localeCompare(a.time) || b.id - a.id);
}

export const getNotifications = answerCall(frameCalls.getNotifications, {
  summary: 'Notifications, newest first, and their settings',
  answer: NotificationList,
  handle: (store) => ok({ notifications: listNotifications(store), settings: getSettings(store) }),
});

export const readNotifications = answerCall(frameCalls.readNotifications, {
  summary: 'Mark some notifications, or all, as read',
  input: NotificationsRead,
  answer: Done,
  refusals: [404],
  handle(store, { input: { ids } }) {
    const table = store.table(notificationsKey);
    if (ids?.some((id) => !table.get(id))) return unknown('notification');
    for (const row of table.all())
      if (!row.isRead && (!ids || ids.includes(row.id))) table.put({ ...row, isRead: true });
    return done();
  },
});

export const setNotifications = answerCall(frameCalls.setNotifications, {
  summary: "Switch the system's own notifications on or off",
  input: NotificationSettingsSchema,
  answer: NotificationSettingsAnswer,
  handle(store, { input }) {
    store.table(notificationSettingsKey).put({ id: 1, ...input });
    return ok({ settings: input });
  },
});

/** How many notifications are unread. */
export const countUnread = (store: BackendStore): number =>
  listNotifications(store).filter(({ isRead }) => !isRead).length;
