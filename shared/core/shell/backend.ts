import { answerCall, created, Done, defineBackend, done, notificationTopic, RejectionBody } from '@atrium/backend';
import type { BackendCatalog } from '@atrium/backend/engine';
import { coreCalls, runDueCall } from '../api';
import * as schemas from '../api/schemas';
import type { CoreOptions } from '../options/CoreOptions';
import { createBookmarkCalls } from './bookmarks';
import { createCountsCall } from './counts';
import { createStoreFileCall } from './files';
import { seedNotifications } from './firstNotifications';
import { createNotificationCalls, receiveNotification } from './notifications';
import { createRestoreCall } from './restore';
import {
  bookmarkListsKey,
  filesKey,
  notificationMarksKey,
  notificationSettingsKey,
  notificationsKey,
  notifyWishesKey,
} from './tables';

const notifyWish = answerCall(coreCalls.notifyWish, {
  summary: 'Ask for an email when a page is there',
  input: schemas.NotifyRequest,
  answer: Done,
  success: [201],
  subject: null,
  handle(store, { input: { email, page } }) {
    const wishes = store.table(notifyWishesKey);
    const isKnown = wishes.all().some((wish) => wish.email === email && wish.page === (page ?? ''));
    if (!isKnown) wishes.put({ id: wishes.nextId(), email, page: page ?? '' });
    return created({});
  },
});

const runDue = answerCall(runDueCall, {
  summary: 'Let everything happen whose time has come',
  notes:
    'A page of the demo asks every 15 seconds. The header Changed names the apps whose data is new. A server does it by itself at each time: there this call does nothing.',
  answer: Done,
  runsScheduler: true,
  handle: () => done(),
});

/** Calls and data of the shell: badges, bookmarks, notifications, files, restored records. The id is in stored records. */
export const createCoreBackend = (host: CoreOptions, catalog: () => BackendCatalog) =>
  defineBackend({
    id: 'frame',
    subject: null,
    entities: { ...schemas, Refusal: RejectionBody },
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
