import type { Notification, NotificationSettings, StoredFile } from 'shared/api';
import type { TableKey } from 'shared/backend';

/** A bookmarked page, in the order of `position`. What it last looked like serves once its app is gone. */
export interface StoredBookmark {
  /** The suggestion's. */
  id: number;
  position: number;
  title: string;
  icon: string;
  link: string;
}

/** Who wants to hear when a page is there. */
export interface NotifyWish {
  id: number;
  email: string;
  page: string;
}

type StoredSettings = NotificationSettings & { id: number };

export const bookmarksKey: TableKey<StoredBookmark> = { name: 'bookmarks' };
export const notificationsKey: TableKey<Notification> = { name: 'notifications' };
export const notificationSettingsKey: TableKey<StoredSettings> = { name: 'notificationSettings' };
export const filesKey: TableKey<StoredFile> = { name: 'files' };
export const notifyWishesKey: TableKey<NotifyWish> = { name: 'notifyWishes' };
