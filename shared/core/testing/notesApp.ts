import {
  answerCall,
  created,
  Done,
  defineBackend,
  defineTable,
  done,
  Filter,
  Id,
  ok,
  Paging,
  Rev,
  type Row,
  readRows,
  rejectStale,
  search,
  Text,
  unknown,
  z,
} from '@atrium/backend';
import { type AppManifest, defineCall, type FirstNotification } from '@atrium/contract';
import type { TestApp } from './testApi';

const Note = z.object({ id: z.int(), title: z.string(), day: z.string(), rev: z.int() });
type Note = z.infer<typeof Note> & Row;

const NoteQuery = z.extend(Paging, { q: Filter });
const NoteToAdd = z.object({ note: z.object({ title: Text }) });
const NoteUpdate = z.object({ note: z.object({ id: Id, title: Text, rev: Rev }) });
const NoteId = z.object({ id: Id });
const NoteAnswer = z.object({ note: Note });

const at = '/apps/notes';
const calls = {
  getNotes: defineCall<z.input<typeof NoteQuery>, Note[]>({ method: 'GET', path: `${at}/list` }),
  getNote: defineCall<z.input<typeof NoteId>, Note>({ method: 'GET', path: `${at}/list/{id}` }),
  addNote: defineCall<z.input<typeof NoteToAdd>, { note: Note }>({ method: 'POST', path: `${at}/add` }),
  updateNote: defineCall<z.input<typeof NoteUpdate>, { note: Note }>({ method: 'POST', path: `${at}/update` }),
  removeNote: defineCall<z.input<typeof NoteId>, Done>({ method: 'DELETE', path: `${at}/remove` }),
};

export const notesTable = defineTable<Note>()({
  name: 'notes',
  isRevised: true,
  columns: { title: 'name' },
  search: ({ title }) => [title],
});

const backend = defineBackend({
  id: 'notes',
  subject: 'Note',
  tables: [notesTable],
  entities: { Note, NoteAnswer },
  seed: async () => ({
    notes: Array.from({ length: 20 }, (_, index) => ({ id: index + 1, title: `Page ${index + 1}`, day: '@+0d' })),
  }),
  counts: { notes: (store) => store.table(notesTable).count() },
  restores: { note: { key: notesTable, unique: ['title'] } },
  search: async (store, { q }) => {
    const found = await store.table(notesTable).find({ where: search(q) });
    return [{ groupTitle: 'Notes', searchLimit: 4, data: found.map(({ title }) => ({ title, link: at })) }];
  },
  listeners: {
    async 'frame.mail'(store, message) {
      const notes = store.table(notesTable);
      const title = typeof message === 'object' && message && 'message' in message ? String(message.message) : '';
      await notes.put({ id: await notes.nextId(), title, day: '2026-11-20', rev: 0 });
    },
  },
  calls: [
    answerCall(calls.getNotes, {
      summary: 'Notes',
      input: NoteQuery,
      answer: z.array(Note),
      async handle(store, { input }) {
        return ok(await readRows(store, store.table(notesTable), { where: search(input.q) }, input, 10));
      },
    }),
    answerCall(calls.getNote, {
      summary: 'A note',
      input: NoteId,
      answer: Note,
      rejections: [404],
      async handle(store, { input: { id } }) {
        const note = await store.table(notesTable).get(id);
        return note ? ok(note) : unknown('note');
      },
    }),
    answerCall(calls.addNote, {
      summary: 'Add a note',
      envelope: 'note',
      input: NoteToAdd,
      answer: NoteAnswer,
      success: [201],
      async handle(store, { input: { note } }) {
        const notes = store.table(notesTable);
        const added = { id: await notes.nextId(), title: note.title, day: '2026-11-20', rev: 0 };
        return created({ note: await notes.put(added) });
      },
    }),
    answerCall(calls.updateNote, {
      summary: 'Change a note',
      envelope: 'note',
      input: NoteUpdate,
      answer: NoteAnswer,
      rejections: [404, 409],
      async handle(store, { input: { note } }) {
        const before = await store.table(notesTable).get(note.id);
        if (!before) return unknown('note');
        const changed = { ...before, title: note.title };
        return rejectStale(before, note.rev) ?? ok({ note: await store.table(notesTable).put(changed) });
      },
    }),
    answerCall(calls.removeNote, {
      summary: 'Remove a note',
      input: NoteId,
      answer: Done,
      rejections: [404],
      async handle(store, { input: { id } }) {
        if (!(await store.table(notesTable).get(id))) return unknown('note');
        await store.bin(notesTable, id);
        return done();
      },
    }),
  ],
});

const toNotification = (page: number): FirstNotification => ({
  kind: 'message',
  code: 'notes.reminder',
  time: `@-${page}h`,
  title: `Page ${page} is new`,
  text: 'Somebody has written it.',
  link: `${at}/${page}`,
});

const notifications = [1, 2, 3, 4, 5].map(toNotification);

const manifest: AppManifest = {
  id: 'notes',
  title: 'title',
  icon: 'notebook',
  owner: { team: 'Notes', contact: 'notes@example.com' },
  paths: [{ path: at, label: 'title' }],
  subjects: ['Note'],
  grants: [
    { role: 'editor', action: 'manage', subject: 'Note' },
    { role: 'author', action: 'read', subject: 'Note' },
    { role: 'maintainer', action: 'delete', subject: 'Note', inverted: true },
  ],
  backend: {
    prefixes: [at],
    module: './backend',
    counts: { notes: 20 },
    notifications,
    searches: true,
    listens: ['frame.mail'],
  },
};

/** An app for tests of the engine: 20 notes that can be searched, added, changed, removed and restored. */
export const notesApp: TestApp = { manifest, backend };
