import { call, type MockApp, type MockStore, type TableKey } from 'shared/api';
import { findEntries } from '../model/entry';
import { EntryAnswer, EntryId, EntryList, EntryQuery, EntryToAdd, Nothing } from './schemas';
import type { StoredEntry } from './seed';

const entriesKey: TableKey<StoredEntry> = { name: 'new-app-entries' };

const toEntry = ({ isRemoved: _, ...entry }: StoredEntry) => entry;

const keptEntries = (store: MockStore) =>
  store
    .table(entriesKey)
    .all()
    .filter(({ isRemoved }) => !isRemoved);

/** A removed entry stays in the store, so that Undo can bring it back. False when there is nothing to change. */
function mark(store: MockStore, id: number, isRemoved: boolean): boolean {
  const entry = store.table(entriesKey).get(id);
  if (!entry || entry.isRemoved === isRemoved) return false;
  store.table(entriesKey).put({ ...entry, isRemoved });
  return true;
}

const done = { status: 200, data: {} } as const;
const unknown = { status: 404, data: { error: 'No such entry' } } as const;

const app: MockApp = {
  id: 'new-app',
  subject: 'NewApp',
  tables: [entriesKey],
  seed: async () => ({ [entriesKey.name]: (await import('./seed')).entries }),
  calls: [
    call({
      method: 'GET',
      path: '/apps/new-app/entries',
      summary: 'Entries that hold all words of q, the newest first',
      input: EntryQuery,
      answer: EntryList,
      handle: (store, { input: { q = '' } }) => ({
        status: 200,
        data: findEntries(keptEntries(store), q ?? '').map(toEntry),
      }),
    }),
    call({
      method: 'POST',
      path: '/apps/new-app/entries',
      summary: 'Adds an entry; a title that is taken is refused',
      input: EntryToAdd,
      answer: EntryAnswer,
      success: [201],
      handle(store, { input: { title } }) {
        const isTaken = keptEntries(store).some((entry) => entry.title.toLowerCase() === title.toLowerCase());
        if (isTaken) return { status: 400, data: { error: { title: ['There is an entry of this title.'] } } };
        const table = store.table(entriesKey);
        const addedAt = new Date(store.now()).toISOString();
        const entry = { id: table.nextId(), title, addedAt, isRemoved: false };
        table.put(entry);
        return { status: 201, data: toEntry(entry) };
      },
    }),
    call({
      method: 'DELETE',
      path: '/apps/new-app/entries',
      summary: 'Removes an entry',
      input: EntryId,
      answer: Nothing,
      refusals: [404],
      handle: (store, { input: { id } }) => (mark(store, id, true) ? done : unknown),
    }),
    call({
      method: 'POST',
      path: '/apps/new-app/restore',
      summary: 'Brings a removed entry back',
      input: EntryId,
      answer: Nothing,
      refusals: [404],
      action: 'delete',
      handle: (store, { input: { id } }) => (mark(store, id, false) ? done : unknown),
    }),
  ],
};

export default app;
