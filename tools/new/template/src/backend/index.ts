import {
  answerCall,
  type BackendStore,
  created,
  Done,
  defineBackend,
  desc,
  done,
  eq,
  ok,
  type Rejection,
  rejectField,
  rejectStale,
  search,
  unknown,
  z,
} from '@atrium/backend';
import { calls } from '../api/calls';
import { Entry, EntryIds, EntryQuery, EntryToAdd, EntryUpdate } from '../api/schemas';
import { toTitleKey } from '../model/entry';
import seed from './seed/seed.json';
import { entriesTable } from './tables';

/** The refusal of a title that another entry has; null where there is none to refuse. */
async function rejectTaken(store: BackendStore, title: string, exceptId?: number): Promise<Rejection | null> {
  const same = await store.table(entriesTable).first({ where: eq('titleKey', toTitleKey(title)) });
  return same && same.id !== exceptId ? rejectField('title', 'There is an entry of this title.', 'taken') : null;
}

export default defineBackend({
  id: 'new-app',
  subject: 'NewApp',
  tables: [entriesTable],
  entities: { Entry, EntryQuery, EntryToAdd, EntryUpdate, EntryIds },
  seed: async () => seed,
  restores: { 'new-app-entry': { key: entriesTable, unique: ['titleKey'] } },
  calls: [
    answerCall(calls.getEntries, {
      summary: 'Entries that hold all words of q, the newest first',
      input: EntryQuery,
      answer: z.array(Entry),
      handle: async (store, { input: { q } }) =>
        ok(await store.table(entriesTable).find({ where: search(q), orderBy: [desc('addedAt'), desc('id')] })),
    }),
    answerCall(calls.addEntry, {
      summary: 'Add an entry; a title that another one has is refused',
      input: EntryToAdd,
      answer: Entry,
      success: [201],
      async handle(store, { input: { title } }) {
        const rejection = await rejectTaken(store, title);
        if (rejection) return rejection;
        const table = store.table(entriesTable);
        const addedAt = new Date(store.now()).toISOString();
        return created(await table.put({ id: await table.nextId(), title, addedAt, rev: 0 }));
      },
    }),
    answerCall(calls.updateEntry, {
      summary: 'Change an entry; a rev that is no longer the latest is refused',
      input: EntryUpdate,
      answer: Entry,
      rejections: [404, 409],
      async handle(store, { input: { id, title, rev } }) {
        const table = store.table(entriesTable);
        const before = await table.get(id);
        if (!before) return unknown('entry');
        const rejection = rejectStale(before, rev) ?? (await rejectTaken(store, title, id));
        return rejection ?? ok(await table.put({ ...before, title }));
      },
    }),
    answerCall(calls.removeEntries, {
      summary: 'Remove entries; unknown ids are skipped',
      notes: 'They come back by POST /apps/restore with kind: new-app-entry.',
      input: EntryIds,
      answer: Done,
      async handle(store, { input: { ids } }) {
        for (const { id } of await store.table(entriesTable).getMany(ids)) await store.bin(entriesTable, id);
        return done();
      },
    }),
  ],
});
