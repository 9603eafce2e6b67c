import { type BackendStore, NotificationToSend, z } from '@atrium/backend';
import { notificationsKey } from './tables';

/** How many of its own notifications an account keeps. */
const mostKept = 200;

/** Puts what an app sends before those that it is for; what is no notification is left out. */
export function receiveNotification(store: BackendStore, sent: unknown): void {
  const { data } = z.safeParse(NotificationToSend, sent);
  if (!data) return;
  const { to, ...notification } = data;
  const table = store.table(notificationsKey);
  const time = new Date(store.now()).toISOString();
  for (const account of new Set(to)) {
    table.put({ ...notification, id: table.nextId(), account, time, isRead: false });
    const own = table.all().filter((one) => one.account === account);
    for (const { id } of own.slice(0, -mostKept)) table.delete(id);
  }
}
