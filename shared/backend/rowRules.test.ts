import type { AppManifest, Grant } from '@atrium/contract';
import { createTestApi } from '@atrium/core/testing';
import { answerCall, Done, defineBackend, defineTable, done, eq, ok, search, z } from '.';
import { allowsEvery, rowRuleOf, rulesFor } from './rowRules';

interface Note {
  id: number;
  text: string;
  ownerId: number;
}

const mine = { ownerId: '$person' };

test.each<[string, Parameters<typeof rowRuleOf>[0], boolean | 'some']>([
  ['nothing', [], false],
  ['everything', [{ action: 'manage', subject: 'all' }], true],
  ['one’s own', [{ action: 'read', subject: 'Note', conditions: mine }], 'some'],
  [
    'all in the end',
    [
      { action: 'read', subject: 'Note', conditions: mine },
      { action: 'read', subject: 'Note' },
    ],
    true,
  ],
  [
    'all but some',
    [
      { action: 'read', subject: 'Note' },
      { action: 'read', subject: 'Note', inverted: true, conditions: mine },
    ],
    'some',
  ],
  [
    'nothing in the end',
    [
      { action: 'read', subject: 'Note', conditions: mine },
      { action: 'read', subject: 'Note', inverted: true },
    ],
    false,
  ],
])('rules allow %s', (_, rules, expected) => {
  const rule = rowRuleOf(rules, 'read', 'Note', 7);
  expect(typeof rule === 'boolean' ? rule : 'some').toBe(expected);
  expect(allowsEvery(rules, 'read', 'Note')).toBe(expected === true);
});

test('a page gets the rules of its person', () => {
  expect(rulesFor([{ action: 'read', subject: 'Note', conditions: mine }], 7)).toEqual([
    { action: 'read', subject: 'Note', conditions: { ownerId: 7 } },
  ]);
});

const notesTable = defineTable<Note>()({
  name: 'ruled-notes',
  subject: 'Note',
  columns: { ownerId: 'number' },
  search: ({ text }) => [text],
});
const NoteSchema = z.object({ id: z.int(), text: z.string(), ownerId: z.int() });
const NotesAnswer = z.object({ notes: z.array(NoteSchema), count: z.int(), found: z.int(), one: z.boolean() });

const backend = defineBackend({
  id: 'ruled',
  subject: 'Note',
  tables: [notesTable],
  seed: async () => ({
    'ruled-notes': [1, 2, 3, 4].map((id) => ({ id, text: `Note ${id}`, ownerId: id % 2 === 0 ? 3 : 1 })),
  }),
  calls: [
    answerCall(
      { method: 'GET', path: '/ruled/notes' },
      {
        summary: 'Notes',
        answer: NotesAnswer,
        async handle(store) {
          const notes = store.table(notesTable);
          const { rows, total } = await notes.page({ perPage: 10 });
          const found = await notes.count(search('note'));
          return ok({ notes: rows, count: total, found, one: (await notes.get(1)) !== undefined });
        },
      },
    ),
    answerCall(
      { method: 'POST', path: '/ruled/notes' },
      {
        summary: 'Write a note',
        input: NoteSchema,
        answer: Done,
        async handle(store, { input }) {
          await store.table(notesTable).put(input);
          return done();
        },
      },
    ),
    answerCall(
      { method: 'POST', path: '/ruled/clear' },
      {
        summary: 'Delete the notes of the first person',
        action: 'delete',
        answer: Done,
        async handle(store) {
          const notes = store.table(notesTable);
          for await (const { id } of notes.each(eq('ownerId', 1))) await notes.delete(id);
          return done();
        },
      },
    ),
  ],
});

const grants: Grant[] = ['read', 'update', 'create', 'delete'].map((action) => ({
  role: 'editor',
  action,
  subject: 'Note',
  conditions: mine,
}));
const manifest: AppManifest = {
  id: 'ruled',
  title: 'title',
  icon: 'notebook',
  owner: { team: 'Team', contact: 'team@atrium.example' },
  paths: [],
  subjects: ['Note'],
  grants,
  backend: { module: './backend', prefixes: ['/ruled'] },
};

test('who has their own records alone reads, counts, finds, writes and deletes no others', async () => {
  const api = createTestApi({ apps: [{ manifest, backend }] });
  const { userData } = await api.signIn('editor');
  expect(userData.id).toBe(3);
  expect((await api.get('/ruled/notes')).data).toEqual({
    notes: [
      { id: 2, text: 'Note 2', ownerId: 3 },
      { id: 4, text: 'Note 4', ownerId: 3 },
    ],
    count: 2,
    found: 2,
    one: false,
  });
  const write = (note: Note) => api.post('/ruled/notes', note);
  expect((await write({ id: 2, text: 'Mine', ownerId: 3 })).status).toBe(200);
  expect((await write({ id: 9, text: 'New', ownerId: 3 })).status).toBe(200);
  for (const note of [
    { id: 1, text: 'Taken', ownerId: 1 },
    { id: 1, text: 'Taken', ownerId: 3 },
    { id: 2, text: 'Given away', ownerId: 1 },
    { id: 10, text: 'For somebody else', ownerId: 1 },
  ])
    expect(await write(note)).toMatchObject({ status: 403, data: { code: 'notTheirs' } });
  expect((await api.post('/ruled/clear', {})).status).toBe(200);
  await api.signIn('admin');
  const { data } = await api.get<{ notes: Note[] }>('/ruled/notes');
  expect(data.notes.map(({ id, text }) => `${id} ${text}`)).toEqual([
    '1 Note 1',
    '2 Mine',
    '3 Note 3',
    '4 Note 4',
    '9 New',
  ]);
});
