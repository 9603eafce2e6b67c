import type { MockApp } from 'shared/api';
import seed from '../seed/frame.json';
import { createBookmarkCalls } from './bookmarks';
import { counts } from './counts';
import { storeFile } from './files';
import type { MockHost } from './host';
import { getNotifications, readNotifications, setNotifications } from './notifications';
import { notifyWish } from './notifyWish';
import { restore } from './restore';
import { seedBookmarks } from './suggestions';
import { bookmarksKey, filesKey, notificationSettingsKey, notificationsKey, notifyWishesKey } from './tables';

/** What the frame around all apps asks for. */
export const createFrameApp = (host: MockHost): MockApp => ({
  id: 'frame',
  subject: null,
  calls: [
    counts,
    ...createBookmarkCalls(host),
    getNotifications,
    readNotifications,
    setNotifications,
    storeFile,
    notifyWish,
    restore,
  ],
  tables: [bookmarksKey, notificationsKey, notificationSettingsKey, filesKey, notifyWishesKey],
  seed: async () => ({ ...seed, bookmarks: seedBookmarks(host) }),
});
