import { answerCall, type BackendStore, ok, type Person } from '@atrium/backend';
import type { BackendCatalog } from '@atrium/backend/engine';
import { readCounts } from '@atrium/backend/engine';
import { coreCalls } from '../api';
import { Counts } from '../api/schemas';
import type { CoreOptions } from '../options/CoreOptions';
import { countUnread } from './notifications';

const listForbidden = (store: BackendStore, catalog: BackendCatalog, user: Person | null): Set<string> =>
  new Set(
    catalog
      .sources()
      .filter(([, { subjects = [] }]) => subjects.length > 0)
      .filter(([, { subjects = [] }]) => !subjects.some((subject) => store.permissions.allows(user, 'read', subject)))
      .flatMap(([, { counts = {}, personalCounts = {} }]) => [...Object.keys(counts), ...Object.keys(personalCounts)]),
  );

export const createCountsCall = (host: CoreOptions, catalog: () => BackendCatalog) =>
  answerCall(coreCalls.getCounts, {
    summary: 'What badges show, by the names that manifests give them; notifications: the unread ones',
    answer: Counts,
    handle(store, { user }) {
      const forbidden = listForbidden(store, catalog(), user);
      const counts = Object.entries(readCounts(store, catalog(), user?.id)).filter(([field]) => !forbidden.has(field));
      return ok({ ...Object.fromEntries(counts), notifications: countUnread(store, host, user) });
    },
  });
