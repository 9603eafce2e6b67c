import {
  call,
  Done,
  type MockStore,
  type Notification,
  NotificationList,
  NotificationSettings,
  NotificationSettingsAnswer,
  NotificationsRead,
} from 'shared/api';
import { done, ok, unknown } from '../core/answer';
import { notificationSettingsKey, notificationsKey } from './tables';

const getSettings = (store: MockStore): NotificationSettings => ({
  isSystemOn: store.table(notificationSettingsKey).get(1)?.isSystemOn ?? true,
});

/** Newest first; the system's own only while they are switched on. */
export function listNotifications(store: MockStore): Notification[] {
  const { isSystemOn } = getSettings(store);
  return store
    .table(notificationsKey)
    .all()
    .filter(({ kind }) => isSystemOn || kind !== 'system')
    .sort((a, b) => b.time.localeCompare(a.time) || b.id - a.id);
}

export const getNotifications = call({
  method: 'GET',
  path: '/api/notifications',
  summary: 'Notifications, newest first, and their settings',
  answer: NotificationList,
  handle: (store) => ok({ notifications: listNotifications(store), settings: getSettings(store) }),
});

export const readNotifications = call({
  method: 'POST',
  path: '/api/notifications/read',
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

export const setNotifications = call({
  method: 'POST',
  path: '/api/notifications/settings',
  summary: "Switch the system's own notifications on or off",
  input: NotificationSettings,
  answer: NotificationSettingsAnswer,
  handle(store, { input }) {
    store.table(notificationSettingsKey).put({ id: 1, ...input });
    return ok({ settings: input });
  },
});
