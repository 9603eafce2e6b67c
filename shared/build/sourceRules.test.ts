import type { AppManifest } from '@atrium/contract';
import { AppSources } from './appSources';
import { backendRules } from './backendRules';
import { moduleRules } from './moduleRules';
import { screenRules } from './screenRules';

const manifest: AppManifest = {
  id: 'notes',
  title: 'title',
  icon: 'mail',
  owner: { team: 'Team Notes', contact: 'notes@example.com' },
  paths: [{ path: '/apps/notes', label: 'title' }],
  actions: { add: { label: 'add' } },
  commands: [{ id: 'notes.open', module: './commands' }],
  uses: { commands: ['email.compose'] },
  places: [{ slot: 'notes.margin' }],
  notifications: [{ id: 'due', title: 'due', text: 'due' }],
  subjects: ['Note'],
  rights: [{ subject: 'Note', label: 'note', owner: 'ownerId' }],
  backend: {
    prefixes: ['/apps/notes'],
    module: './backend',
    counts: { notes: 1 },
    listens: ['frame.mail'],
    searches: true,
    records: [{ group: 'Notes', label: 'note', icon: 'mail' }],
  },
};

const backend = `import { group } from '../model/group';
import { dueTopic } from './due';
export default defineBackend({
  id: 'notes',
  subject: 'Note',
  counts: { notes: countNotes },
  listeners: { 'frame.mail': receive },
  restores: { note: { key: notesTable } },
  search: () => [{ groupTitle: group.title, data: [] }],
  calls: [answerCall(calls.getNotes, { handle(store) { notify(store, { code: 'notes.due' }); } })],
});`;

const whole: Record<string, string> = {
  'src/manifest.ts': "places: [{ slot: 'notes.margin' }]",
  'src/app.tsx':
    "export default defineApp({ id: 'notes', routes: [{ path: '/apps/notes', load: () => import('./Page') }] });",
  'src/Page.tsx': `export default function Page() {
  useActions({ add: () => commands.run('email.compose', {}) });
  return <Slot name="notes.margin" />;
}`,
  'src/commands.ts': "const all = { 'notes.open': () => 1 }; export default defineCommands(all);",
  'src/api/calls.ts': "export const calls = { getNotes: defineCall({ method: 'GET', path: '/apps/notes' }) };",
  'src/api/notesApi.ts': "createAppApi('notes').injectEndpoints({ query: () => restoreRequest('note', [1]) });",
  'src/backend/index.ts': backend,
  'src/backend/tables.ts': "defineTable()({ columns: { ownerId: 'number' } })",
  'src/model/group.ts': "const title = 'Notes';\nexport const group = { title } as const;",
};

const issues = (changes: Partial<AppManifest>, files: Record<string, string>) => {
  const sources = new AppSources(new Map(Object.entries({ ...whole, ...files })));
  return [...moduleRules, ...backendRules, ...screenRules].flatMap((rule) =>
    rule({ ...manifest, ...changes }, sources),
  );
};

const own = manifest.backend ?? { prefixes: [], module: './backend' };
const inBackend = (before: string, after: string) => ({ 'src/backend/index.ts': backend.replace(before, after) });
const inPage = (before: string, after: string) => ({
  'src/Page.tsx': (whole['src/Page.tsx'] ?? '').replace(before, after),
});

test('an app whose sources have all that its manifest names fits', () => {
  expect(issues({}, {})).toEqual([]);
});

test.each<[string, Partial<AppManifest>, Record<string, string>, string]>([
  [
    'a backend of another name',
    {},
    inBackend("id: 'notes'", "id: 'nodes'"),
    'src/backend/index.ts names its backend "nodes": name it as the app, "notes".',
  ],
  [
    'a subject of its own alone',
    {},
    inBackend("subject: 'Note'", "subject: 'Noet'"),
    'src/backend/index.ts asks for rights on "Noet", which is none of the "subjects" of src/manifest.ts: nobody but an admin would have them. There are: Note.',
  ],
  [
    'jobs that nobody would ask for',
    {},
    inBackend('counts:', 'due: jobs, counts:'),
    'src/backend/index.ts has "due", which nobody would ask: add "due: true" to "backend" in src/manifest.ts.',
  ],
  [
    'jobs that it has not',
    { backend: { ...own, due: true } },
    {},
    'src/manifest.ts says "due", and src/backend/index.ts has no "due": add it there, or leave "due" out.',
  ],
  [
    'a topic that nothing takes in',
    { backend: { ...own, listens: ['frame.mail', 'frame.sale'] } },
    {},
    'src/manifest.ts listens to "frame.sale", for which src/backend/index.ts has no listener: add one, or leave it out.',
  ],
  [
    'a listener that hears nothing',
    { backend: { ...own, listens: ['frame.mial'] } },
    {},
    'src/backend/index.ts listens to "frame.mail", which "listens" of src/manifest.ts does not name: it would hear nothing. Did you mean "frame.mial"?',
  ],
  [
    'a count that nothing keeps',
    { backend: { ...own, counts: { ntoes: 1 } } },
    {},
    'src/manifest.ts has the count "ntoes", which "counts" of src/backend/index.ts does not keep: add it there, or leave it out.',
  ],
  [
    'a group of records that nothing answers',
    { backend: { ...own, records: [{ group: 'Note', label: 'note', icon: 'mail' }] } },
    {},
    'src/manifest.ts names the group of records "Note", and the backend answers none of that "groupTitle". Did you mean "Notes"?',
  ],
  [
    'a notification without texts',
    { notifications: [] },
    {},
    'src/backend/index.ts sends the notification "notes.due", of which "notifications" of src/manifest.ts has no texts: add "due" there.',
  ],
  [
    'a call that nothing answers',
    {},
    { 'src/api/calls.ts': "export const calls = { countNotes2: defineCall({ method: 'GET', path: '/apps/notes' }) };" },
    'src/api/calls.ts states the call "countNotes2", which src/backend does not answer: add an answerCall() for it, or take it out.',
  ],
  [
    'a kind that nothing restores',
    {},
    { 'src/api/notesApi.ts': "restoreRequest('notez', [1]);" },
    'src/api/notesApi.ts restores "notez", which is none of the "restores" of the backend. Did you mean "note"?',
  ],
  [
    'rights by a column that no record has',
    { rights: [{ subject: 'Note', label: 'note', owner: 'ownrId' }] },
    {},
    'src/manifest.ts gives rights on "Note" by the column "ownrId", which no record of the app has.',
  ],
  [
    'an action that is not declared',
    {},
    inPage('add:', 'ad: one, add:'),
    'src/Page.tsx handles the action "ad", which "actions" of src/manifest.ts does not declare: it would be shown nowhere. Did you mean "add"?',
  ],
  [
    'an action that is misspelt',
    { actions: { adb: { label: 'add' } } },
    {},
    'src/Page.tsx handles the action "add", which "actions" of src/manifest.ts does not declare: it would be shown nowhere. Did you mean "adb"?',
  ],
  [
    'an action that nothing handles',
    { actions: { add: { label: 'add' }, drop: { label: 'add' } } },
    {},
    'src/manifest.ts declares the action "drop", and no useActions() handles it: add it to a page, or take it out.',
  ],
  [
    'a command of another that it does not name',
    { uses: {} },
    {},
    'src/Page.tsx runs the command "email.compose", which "uses.commands" of src/manifest.ts does not name: add it there',
  ],
  [
    'a command of its own that it does not have',
    {},
    inPage('email.compose', 'notes.opne'),
    'src/Page.tsx runs the command "notes.opne", which "commands" of src/manifest.ts does not declare. Did you mean "notes.open"?',
  ],
  [
    'a page without a default export',
    {},
    inPage('export default', 'export'),
    'src/Page.tsx has no default export, which its route shows: add "export default".',
  ],
  [
    'a place that no page has',
    {},
    inPage('notes.margin', 'notes.foot'),
    'src/manifest.ts offers the place "notes.margin", and no <Slot> of the app has that name: add one, or take it out.',
  ],
  [
    'an api of another name',
    {},
    { 'src/api/notesApi.ts': "createAppApi('nodes');" },
    'src/api/notesApi.ts makes the api of "nodes": name it as the app, "notes".',
  ],
  [
    'a command without a handler',
    {},
    { 'src/commands.ts': "export default defineCommands({ 'notes.opne'() {} });" },
    'src/commands.ts handles no command "notes.open": add it there, or take it out of src/manifest.ts. Did you mean "notes.opne"?',
  ],
  [
    'a route outside its paths',
    {},
    {
      'src/app.tsx':
        "const routes = [{ path: '/nodes/*', load }] as const; export default defineApp({ id: 'notes', routes });",
    },
    'src/app.tsx has the route "/nodes/*", which lies below none of the "paths" of src/manifest.ts (/apps/notes): nobody could open it.',
  ],
  [
    'a call outside its prefixes',
    {},
    {
      'src/api/calls.ts':
        "const path = '/nodes'; export const calls = { getNotes: defineCall({ method: 'GET', path }) };",
    },
    'src/api/calls.ts states the call "/nodes", which lies below none of the "prefixes" of "backend" in src/manifest.ts (/apps/notes): nothing would answer it.',
  ],
])('%s is named', (_what, changes, files, sentence) => {
  expect(issues(changes, files)).toEqual([expect.stringContaining(sentence)]);
});

test.each<[string, Record<string, string>]>([
  ['a backend that takes in another', inBackend("id: 'notes',", '...others,')],
  ['a listener whose topic a package names', inBackend("'frame.mail': receive", '[mailTopic]: receive')],
  [
    'a listener whose topic another file names',
    {
      ...inBackend("'frame.mail': receive", '[dueTopic]: receive'),
      'src/backend/due.ts': "export { topic as dueTopic } from './topics';",
      'src/backend/topics.ts': "export const topic = 'frame.mail';",
    },
  ],
  [
    'actions that are computed',
    inPage('useActions({ add: () => commands', 'useActions(handlers); ({ add: () => commands'),
  ],
  ['commands that take in others', { 'src/commands.ts': 'export default defineCommands({ ...others });' }],
  ['commands that are made', { 'src/commands.ts': 'export default makeCommands();' }],
  ['routes that are made', { 'src/app.tsx': 'export default defineApp({ routes: pages.map(toRoute) });' }],
  ['a call in a comment', { 'src/api/old.ts': "// defineCall({ path: '/nodes' })" }],
  ['a command whose id is computed', inPage("'email.compose'", 'idOf(1)')],
  [
    'a page that is made while it loads',
    {
      'src/app.tsx':
        "export default defineApp({ id: 'notes', routes: [{ path: '/apps/notes', load: () => import('./list').then(toPage) }] });",
      'src/list.ts': 'export const list = 1;',
    },
  ],
])('%s is left alone', (_what, files) => {
  expect(issues({}, files)).toEqual([]);
});
