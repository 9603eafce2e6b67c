import { defineBackend, notificationTopic, RefusalBody } from '@atrium/backend';
import type { BackendCatalog } from '@atrium/backend/engine';
import * as schemas from './api/schemas';
import { createBookmarkCalls } from './bookmarks';
import { createCountsCall } from './counts';
import { createStoreFileCall } from './files';
import { seedNotifications } from './firstNotifications';
import type { FrameHost } from './host';
import { createNotificationCalls } from './notifications';
import { notifyWish } from './notifyWish';
import { receiveNotification } from './receiveNotification';
import { createRestoreCall } from './restore';
import { runDue } from './runDue';
import {
  bookmarkListsKey,
  filesKey,
  notificationMarksKey,
  notificationSettingsKey,
  notificationsKey,
  notifyWishesKey,
} from './tables';

/** What the frame around all apps asks for. */
export const createFrameBackend = (host: FrameHost, catalog: () => BackendCatalog) =>
  defineBackend({
    id: 'frame',
    subject: null,
    entities: { ...schemas, Refusal: RefusalBody },
    calls: [
      createCountsCall(host, catalog),
      ...createBookmarkCalls(host),
      ...createNotificationCalls(host),
      createStoreFileCall(host),
      notifyWish,
      createRestoreCall(catalog),
      runDue,
    ],
    listeners: { [notificationTopic]: receiveNotification },
    tables: [
      bookmarkListsKey,
      notificationsKey,
      notificationMarksKey,
      notificationSettingsKey,
      filesKey,
      notifyWishesKey,
    ],
    seed: async () => ({ [notificationsKey.name]: seedNotifications(catalog()) }),
  });
