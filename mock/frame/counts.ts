import { frameCalls } from 'shared/api';
import { Counts } from 'shared/api/schemas';
import { answerCall, ok } from 'shared/backend';
import type { BackendCatalog } from '../engine/catalog';
import { readCounts } from '../engine/counts';
import { countUnread } from './notifications';

export const createCountsCall = (catalog: () => BackendCatalog) =>
  answerCall(frameCalls.getCounts, {
    summary: 'What badges show, by the names that manifests give them; notifications: the unread ones',
    answer: Counts,
    handle: (store) => ok({ ...readCounts(store, catalog()), notifications: countUnread(store) }),
  });
