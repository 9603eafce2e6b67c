import {
  and,
  answerCall,
  type BackendStore,
  created,
  Done,
  defineBackend,
  done,
  eq,
  notificationTopic,
  ok,
  type Person,
  RejectionBody,
  reject,
  rejectField,
} from '@atrium/backend';
import { type BackendCatalog, binTable, demoStorage } from '@atrium/backend/engine';
import { coreCalls, runDueCall } from '../api';
import * as schemas from '../api/schemas/core';
import { Counts, FileAnswer, FileToStore, Restored, RestoreRequest } from '../api/schemas/core';
import type { CoreOptions } from '../options/CoreOptions';
import { createBookmarkCalls } from './bookmarks';
import { seedNotifications } from './firstNotifications';
import { countUnread, createNotificationCalls, receiveNotification } from './notifications';
import {
  bookmarkListsTable,
  notificationMarksTable,
  notificationSettingsTable,
  notificationsTable,
  notifyWishesTable,
} from './tables';

/** The backends that have deleted something of late. */
const listDeleters = async (store: BackendStore): Promise<string[]> =>
  [...(await store.table(binTable).groupBy('app').count()).keys()].map(String);

const createRestoreCall = (catalog: () => BackendCatalog) => {
  const isAllowed = (store: BackendStore, user: Person | null, subject: string | null) =>
    subject === null || store.permissions.allows(user, 'delete', subject);

  return answerCall(coreCalls.restore, {
    summary: 'Bring back what was deleted in the last 10 minutes, under its old ids and places',
    notes:
      'The ids are those that the deleting call took. What cannot come back is left out of the answer: it is too old, or its place is taken. Asks for the ability to delete it.',
    input: RestoreRequest,
    answer: Restored,
    rejections: [400],
    // One call restores as many as one call can delete by filter.
    maxElements: 10_000,
    needs: (_input, store) => listDeleters(store),
    async handle(store, { input: { kind, ids }, user }) {
      for (const id of catalog().idsOf(() => true)) {
        const backend = catalog().loaded(id);
        const restorable = backend?.restores?.[kind];
        if (!backend || !restorable) continue;
        if (!isAllowed(store, user, restorable.subject ?? backend.subject)) return reject(403, 'Not allowed');
        const { restoreRows } = await import(/* webpackChunkName: "mock-later" */ './restoreRows');
        return ok({ restored: await restoreRows(store, restorable, ids, user) });
      }
      return (await listDeleters(store)).length > 0
        ? rejectField('kind', 'Nothing of this kind can come back.')
        : ok({ restored: [] });
    },
  });
};

const listForbidden = (store: BackendStore, catalog: BackendCatalog, user: Person | null): Set<string> =>
  new Set(
    catalog
      .sources()
      .filter(([, { subjects = [] }]) => subjects.length > 0)
      .filter(([, { subjects = [] }]) => !subjects.some((subject) => store.permissions.allows(user, 'read', subject)))
      .flatMap(([, { counts = {}, personalCounts = {} }]) => [...Object.keys(counts), ...Object.keys(personalCounts)]),
  );

const createCountsCall = (host: CoreOptions, catalog: () => BackendCatalog) =>
  answerCall(coreCalls.getCounts, {
    summary: 'What badges show, by the names that manifests give them; notifications: the unread ones',
    answer: Counts,
    async handle(store, { user }) {
      const forbidden = listForbidden(store, catalog(), user);
      const counts = Object.entries(await store.counts()).filter(([field]) => !forbidden.has(field));
      return ok({ ...Object.fromEntries(counts), notifications: await countUnread(store, host, user) });
    },
  });

const createStoreFileCall = ({ storage = demoStorage }: Pick<CoreOptions, 'storage'>) =>
  answerCall(coreCalls.storeFile, {
    summary: 'Take a file of at most 5 MB; its url opens it, also after a reload',
    notes:
      'The content is base64, alone or as a data URL, or an url of a file that is stored. A file counts for the account from then on, and is deleted a day after the last record that has its url.',
    input: FileToStore,
    answer: FileAnswer,
    success: [201],
    rejections: [413, 507],
    // A little more than a file of 5 MB in base64.
    maxBytes: 8 * 1024 * 1024,
    async handle(store, { input, user, fileSizes }) {
      const { storeFile } = await import(/* webpackChunkName: "mock-later" */ './storeFile');
      return storeFile(store, input, { user, storage, fileSizes });
    },
  });

const notifyWish = answerCall(coreCalls.notifyWish, {
  summary: 'Ask for an email when a page is there',
  input: schemas.NotifyRequest,
  answer: Done,
  success: [201],
  subject: null,
  async handle(store, { input }) {
    const wishes = store.table(notifyWishesTable);
    const { email, page } = { ...input, page: input.page ?? '' };
    const known = await wishes.first({ where: and(eq('email', email), eq('page', page)) });
    if (!known) await wishes.put({ id: await wishes.nextId(), email, page });
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
    api: { about: 'Counts, bookmarks, notifications, files and Undo, for every app', calls: coreCalls },
    subject: null,
    entities: { ...schemas, Rejection: RejectionBody },
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
      bookmarkListsTable,
      notificationsTable,
      notificationMarksTable,
      notificationSettingsTable,
      notifyWishesTable,
    ],
    seed: async () => ({ [notificationsTable.name]: seedNotifications(catalog()) }),
  });
