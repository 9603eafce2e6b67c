import { defineTable } from '@atrium/backend';
import type { NoticeSettings } from '@atrium/backend/account';
import type { Notification, NotificationSettings } from '../api';

/** A bookmarked page. Its last title and icon are shown once its app is gone. */
export interface Bookmark {
  /** Of the search entry: `invoices.list`. */
  id: string;
  title: string;
  icon: string;
  link: string;
}

/** A bookmark as it is stored: by a number, where it was written before 3.0. */
export type StoredBookmark = Omit<Bookmark, 'id'> & { id: string | number };

/** The bookmarks of one account in their order; an account that has changed none has no row. */
export interface BookmarkList {
  /** The account's. */
  id: number;
  bookmarks: readonly StoredBookmark[];
}

/** Notifications of everyone, or of one account alone. */
export type StoredNotification = Notification & { account?: number };

interface NotificationMark {
  /** Account and notification: `2:7`. */
  id: string;
}

interface NotifyWish {
  id: number;
  email: string;
  page: string;
}

/** The id is the account's. */
type StoredSettings = NotificationSettings & { id: number; notices?: NoticeSettings };

export const bookmarkListsTable = defineTable<BookmarkList>()({ name: 'bookmarkLists' });

export const notificationsTable = defineTable<StoredNotification>()({
  name: 'notifications',
  columns: { account: 'number', time: 'moment' },
  indexes: [
    ['account', '-time', '-id'],
    ['account', 'id'],
  ],
});

export const notificationMarksTable = defineTable<NotificationMark>()({ name: 'notificationMarks', id: 'text' });
export const notificationSettingsTable = defineTable<StoredSettings>()({ name: 'notificationSettings' });

export const notifyWishesTable = defineTable<NotifyWish>()({
  name: 'notifyWishes',
  columns: { email: 'text', page: 'text' },
  unique: [['email', 'page']],
});
