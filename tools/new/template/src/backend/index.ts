import {
  answerCall,
  type BackendStore,
  created,
  Done,
  defineBackend,
  done,
  ok,
  type Rejection,
  rejectField,
  rejectStale,
  unknown,
  z,
} from '@atrium/backend';
import { calls } from '../api/calls';
import { Entry, EntryIds, EntryQuery, EntryToAdd, EntryUpdate } from '../api/schemas';
import { findEntries, isSameTitle } from '../model/entry';
import seed from './seed/seed.json';
import { entriesKey } from './tables';

/** The refusal of a title that another entry has; null where there is none to refuse. */
function rejectTaken(store: BackendStore, title: string, exceptId?: number): Rejection | null {
  const others = store.table(entriesKey).all();
  const isTaken = others.some((entry) => entry.id !== exceptId && isSameTitle(entry.title, title));
  return isTaken ? rejectField('title', 'There is an entry of this title.', 'taken') : null;
}

export default defineBackend({
  id: 'new-app',
  subject: 'NewApp',
  tables: [entriesKey],
  entities: { Entry, EntryQuery, EntryToAdd, EntryUpdate, EntryIds },
  seed: async () => seed,
  restores: { 'new-app-entry': { key: entriesKey, unique: ['title'] } },
  calls: [
    answerCall(calls.getEntries, {
      summary: 'Entries that hold all words of q, the newest first',
      input: EntryQuery,
      answer: z.array(Entry),
      handle: (store, { input: { q } }) => ok(findEntries(store.table(entriesKey).all(), q ?? '')),
    }),
    answerCall(calls.addEntry, {
      summary: 'Add an entry; a title that another one has is refused',
      input: EntryToAdd,
      answer: Entry,
      success: [201],
      handle(store, { input: { title } }) {
        const table = store.table(entriesKey);
        const addedAt = new Date(store.now()).toISOString();
        return rejectTaken(store, title) ?? created(table.put({ id: table.nextId(), title, addedAt, rev: 0 }));
      },
    }),
    answerCall(calls.updateEntry, {
      summary: 'Change an entry; a rev that is no longer the latest is refused',
      input: EntryUpdate,
      answer: Entry,
      rejections: [404, 409],
      handle(store, { input: { id, title, rev } }) {
        const table = store.table(entriesKey);
        const before = table.get(id);
        if (!before) return unknown('entry');
        return rejectStale(before, rev) ?? rejectTaken(store, title, id) ?? ok(table.put({ ...before, title }));
      },
    }),
    answerCall(calls.removeEntries, {
      summary: 'Remove entries; unknown ids are skipped',
      notes: 'They come back by POST /apps/restore with kind: new-app-entry.',
      input: EntryIds,
      answer: Done,
      handle(store, { input: { ids } }) {
        for (const id of new Set(ids)) if (store.table(entriesKey).get(id)) store.bin(entriesKey, id);
        return done();
      },
    }),
  ],
});
