import type { EmittedManifest } from '../../../shared/contract/manifest';
import type { Release } from '../../../shared/contract/registry';
import { fakeManifest } from '../testing/fakeRelease';
import type { ReleaseContext } from './releaseContext';
import { brokenDependents, hostIssues, missingUses, type ReleaseFacts, releaseIssues } from './releaseRules';

const section = 'apps';

const release = (changes: Partial<EmittedManifest> = {}, others: Partial<Release> = {}): Release => ({
  release: '1.0.0-aaa',
  container: 'notes_1_0_0_aaa',
  entry: '/remotes/notes/1.0.0-aaa/remoteEntry.js',
  integrity: `sha384-${'abc+'.repeat(16)}`,
  manifest: fakeManifest('notes', changes),
  ...others,
});

const mail = fakeManifest('mail', {
  paths: [
    { path: '/apps/mail', label: 'title' },
    { path: '/', isExact: true, label: 'title' },
  ],
  menu: [
    {
      id: 'mail',
      label: 'title',
      icon: 'box',
      order: 1,
      section,
      children: [{ id: 'mail-drafts', label: 'title', icon: 'box', path: '/apps/mail/drafts', order: 1 }],
    },
  ],
  search: [{ id: 'home', label: 'title', path: '/apps/mail', icon: 'box' }],
  commands: [{ id: 'mail.compose', module: './commands' }],
  slots: [{ id: 'mail-window', slot: 'overlay', label: 'title', icon: 'box', order: 1, module: './Window' }],
  backend: { prefixes: ['/apps/mail'], module: './backend', counts: { mail: 3 } },
});

const live: ReleaseContext = {
  shell: {
    release: '0.1.0-shell',
    host: '1.2.0',
    provides: { react: '19.3.1', '@atrium/ui': '1.2.0' },
    paths: ['/login', '/misc'],
    gives: { '@atrium/ui': ['Button', 'Form'] },
    slots: ['navbar.end', 'overlay'],
  },
  others: [mail],
  origins: ['https://apps.example'],
  policies: { notes: ['lit-html'] },
};

const facts: ReleaseFacts = {
  needs: { react: '^19.0.0', '@atrium/ui': '^1.1.0' },
  takes: { react: ['useState'], '@atrium/ui': ['Button'] },
  exposes: ['./app', './commands', './Window'],
  fileIssues: [],
  styles: [{ file: 'page.js', css: '.notes_a1 { color: red }' }],
};

const calls = (prefix: string) => release({ backend: { prefixes: [prefix], module: './commands' } });
const menuEntry = (id: string) => ({ id, label: 'title', icon: 'box', path: '/apps/notes', order: 1, section });

test('a release that breaks nothing has no issue, with the search id of another app', () => {
  const full = release({
    menu: [menuEntry('notes')],
    search: [{ id: 'home', label: 'title', path: '/apps/notes', icon: 'box' }],
    commands: [{ id: 'notes.add', module: './commands' }],
    policies: ['lit-html'],
  });
  expect(releaseIssues(full, live, facts)).toEqual([]);
});

test('a host that is too old is said once, and not again for each of its modules', () => {
  const newer = { needs: { '@atrium/ui': '^1.3.0', '@atrium/sdk': '^1.3.0' }, takes: { '@atrium/ui': ['NavList'] } };
  expect(releaseIssues(release({ host: '^1.3.0' }), live, { ...facts, ...newer })).toEqual([
    expect.stringMatching(/^It is built for the host API \^1\.3\.0; the live shell 0\.1\.0-shell offers 1\.2\.0\./),
  ]);
});

const path = (of: string, isExact = false) => release({ paths: [{ path: of, label: 'title', isExact }] });

test.each<[string, Release, Partial<ReleaseFacts>, string]>([
  [
    'a newer host',
    release({ host: '^1.3.0' }),
    {},
    'It is built for the host API ^1.3.0; the live shell 0.1.0-shell offers 1.2.0.',
  ],
  ['an older major host', release({ host: '^0.9.0' }), {}, 'It is built for the host API ^0.9.0'],
  [
    'styles that reach beyond it',
    release(),
    { styles: [{ file: 'page.js', css: 'button, .notes_a1 { display: none }' }] },
    'The style rule "button" in page.js reaches beyond the app',
  ],
  [
    'a key that is misspelt',
    release({ paths: [{ path: '/apps/notes', label: 'title', ...JSON.parse('{ "requries": {} }') }] }),
    {},
    'manifest.paths[0] has "requries", which means nothing: did you mean "requires"?',
  ],
  [
    'a role that is misspelt',
    release({ subjects: ['Note'], grants: [{ role: 'edtor', action: 'read', subject: 'Note' }] }),
    {},
    'manifest.grants[0] names the role "edtor", which no product starts with. Did you mean "editor"?',
  ],
  [
    'a widget for a role that nobody has',
    release({
      slots: [
        {
          id: 'mine',
          slot: 'overlay',
          label: 'title',
          icon: 'box',
          order: 1,
          module: './Window',
          widget: { sizes: [], roles: ['boss'] },
        },
      ],
    }),
    {},
    'The widget "mine" names the role "boss", which no product starts with. There are: admin, editor, author,',
  ],
  ['an id of the tool', release({ id: 'prune' }, { container: 'prune_1_0_0_aaa' }), {}, 'The id "prune" is reserved'],
  [
    'a policy that the product does not allow it',
    release({ policies: ['angular'] }),
    {},
    'It makes the Trusted Types policy "angular", which this product does not allow it: its operator adds "policies": { "notes": ["angular"] } to registry.json.',
  ],
  [
    'a newer library',
    release(),
    { needs: { react: '^20.0.0' } },
    'It needs react ^20.0.0; the live shell 0.1.0-shell provides 19.3.1.',
  ],
  [
    'an entry point that the shell lacks',
    release(),
    { needs: { '@atrium/ui/chart': '^1.0.0' } },
    'It needs @atrium/ui/chart, which the live shell',
  ],
  [
    'a name that the shell lacks',
    release(),
    { takes: { '@atrium/ui': ['Button', 'NavList', 'Tabs'], constructor: ['any'] } },
    'It uses NavList, Tabs of @atrium/ui, which the live shell 0.1.0-shell does not export: release',
  ],
  [
    'another container',
    release({}, { container: 'mail_1_0_0_aaa' }),
    {},
    'The container is called "mail_1_0_0_aaa", not "notes_1_0_0_aaa": two releases would share one name.',
  ],
  [
    'a slot in no place',
    release({
      slots: [{ id: 'mine', slot: 'navbar.start', label: 'title', icon: 'box', order: 1, module: './Window' }],
    }),
    {},
    'The slot offer "mine" fills "navbar.start", which is no place of the shell or of a live app: there are navbar.end, overlay.',
  ],
  [
    'a path of another app',
    path('/apps/mail'),
    {},
    'The path /apps/mail is owned by mail (Team mail, mail@example.com).',
  ],
  ['calls of another', calls('/apps/mail/mails'), {}, 'The calls under /apps/mail/mails are owned by mail'],
  ['calls of the shell', calls('/api/files'), {}, "The calls under /api/files are the shell's own."],
  ['a path below that of another', path('/apps/mail/stats'), {}, 'The path /apps/mail/stats is owned by mail'],
  ['a path above that of another', path('/apps'), {}, 'The path /apps is owned by mail'],
  ['an exact path of another', path('/', true), {}, 'The path / is owned by mail'],
  ['all paths', path('/'), {}, 'The path / is owned by mail'],
  ['a path of the shell', path('/login'), {}, "The path /login is the shell's own."],
  ['a path below one of the shell', path('/misc/notes', true), {}, "The path /misc/notes is the shell's own."],
  ['a menu entry of another', release({ menu: [menuEntry('mail')] }), {}, 'The menu entry "mail" belongs to mail'],
  [
    'a nested menu entry of another',
    release({ menu: [menuEntry('mail-drafts')] }),
    {},
    'The menu entry "mail-drafts" belongs to mail',
  ],
  [
    'a badge that counts what another counts',
    release({ backend: { prefixes: ['/apps/notes'], module: './commands', personalCounts: { mail: { 1: 2 } } } }),
    {},
    'The count of badges "mail" belongs to mail',
  ],
  [
    'a slot offer of another',
    release({
      slots: [{ id: 'mail-window', slot: 'overlay', label: 'title', icon: 'box', order: 1, module: './Window' }],
    }),
    {},
    'The slot offer "mail-window" belongs to mail',
  ],
  [
    'a module that is not exposed',
    release({ commands: [{ id: 'notes.add', module: './gone' }] }),
    {},
    'The module "./gone" is named',
  ],
  ['an entry without an app', release(), { exposes: [] }, 'The entry exposes no "./app".'],
  [
    'a label that a language lacks',
    release({ labels: { ...mail.labels, de: {}, pt: { title: ' ' } } }),
    {},
    'The label "title" does not exist in de, pt: add its text to src/locales/de.json, src/locales/pt.json.',
  ],
  [
    'an icon without its drawing',
    release({ icons: {} }),
    {},
    'The icon "box" is not in the icon family, which is lucide.',
  ],
  [
    'no integrity',
    release({}, { integrity: '' }),
    {},
    'The entry /remotes/notes/1.0.0-aaa/remoteEntry.js has no integrity hash.',
  ],
  ['an integrity that is none', release({}, { integrity: 'md5-abc' }), {}, 'has no integrity hash.'],
  [
    'an origin that is not listed',
    release({}, { entry: 'https://evil.example/e.js' }),
    {},
    'https://evil.example is not among the origins',
  ],
  ['an origin without a scheme', release({}, { entry: '//evil.example/e.js' }), {}, 'is not among the origins'],
  ['files that are not whole', release(), { fileIssues: ['a.js is not covered.'] }, 'a.js is not covered.'],
])('%s is rejected', (_, candidate, facet, sentence) => {
  expect(releaseIssues(candidate, live, { ...facts, ...facet })).toEqual([expect.stringContaining(sentence)]);
});

test('a command under the name of another app is rejected, as foreign and as taken', () => {
  const taken = release({ commands: [{ id: 'mail.compose', module: './commands' }] });
  expect(releaseIssues(taken, live, facts)).toEqual([
    'The command "mail.compose" belongs to mail (Team mail, mail@example.com).',
    'The command "mail.compose" does not begin with "notes.".',
  ]);
});

test.each([
  ['on a listed origin', release({}, { entry: 'https://apps.example/e.js' }), live],
  [
    'with slots in the places of a live app and of its own',
    release({
      slots: ['mail.reader', 'notes.page', 'overlay'].map((slot) => ({
        ...{ id: slot, slot, label: 'title', icon: 'box', order: 1 },
        module: './Window',
      })),
    }),
    live,
  ],
  [
    'beside an exact path of another',
    path('/apps'),
    { ...live, others: [fakeManifest('home', { paths: [{ path: '/', isExact: true, label: 'title' }] })] },
  ],
  [
    'with a shell that does not say what it provides',
    release(),
    { ...live, shell: { release: 'x', host: '1.2.0', paths: [], slots: [] } },
  ],
])('%s a release is taken', (_, candidate, context) => {
  expect(releaseIssues(candidate, context, facts)).toEqual([]);
});

test('names all reasons, not the first alone', () => {
  expect(
    releaseIssues(release({ host: '^2.0.0', paths: [{ path: '/login', label: 'gone' }] }), live, facts),
  ).toHaveLength(3);
});

test('under another shell only what concerns the page around it counts', () => {
  const older = {
    ...live,
    shell: { ...live.shell, host: '0.9.0', provides: { react: '18.0.0', '@atrium/ui': '1.2.0' } },
  };
  expect(hostIssues(path('/login'), older, facts)).toHaveLength(2);
});

describe('offers that are gone', () => {
  const users = [
    fakeManifest('chat', { uses: { commands: ['mail.compose'] } }),
    fakeManifest('todo', { uses: { commands: ['mail.compose'], slots: ['mail-window'] } }),
    fakeManifest('shop'),
  ];

  test('are named with those who use them', () => {
    expect(brokenDependents(mail, fakeManifest('mail'), users)).toEqual([
      '"mail.compose" is gone, and is used by chat (Team chat, chat@example.com) and todo (Team todo, todo@example.com).',
      '"mail-window" is gone, and is used by todo (Team todo, todo@example.com).',
    ]);
  });

  test.each([
    ['that stay', mail, users],
    ['that nobody uses', fakeManifest('mail'), [fakeManifest('shop')]],
  ])('%s are not named', (_, after, others) => {
    expect(brokenDependents(mail, after, others)).toEqual([]);
  });

  test('of an app that is taken out are named too', () => {
    expect(brokenDependents(mail, undefined, users)).toHaveLength(2);
  });
});

test.each<[NonNullable<EmittedManifest['uses']>, string[]]>([
  [{ commands: ['mail.compose'], slots: ['overlay', 'mail.tools'] }, []],
  [{ commands: ['notes.add'], slots: ['notes.tools'] }, []],
  [
    { commands: ['mail.compse'] },
    ['src/manifest.ts uses the command "mail.compse", which no live app offers. Did you mean "mail.compose"?'],
  ],
  [
    { commands: ['chat.write'] },
    [
      'src/manifest.ts uses the command "chat.write", which no live app offers. Release the app that offers it first, or do without.',
    ],
  ],
  [
    { slots: ['overlai'] },
    [
      'src/manifest.ts uses the slot "overlai", which is no place of the shell or of a live app: did you mean "overlay"?',
    ],
  ],
])('of what it uses, %j, what nobody offers is named', (uses, sentences) => {
  const notes = fakeManifest('notes', { commands: [{ id: 'notes.add', module: './commands' }], uses });
  expect(missingUses(notes, [mail], live.shell.slots)).toEqual(sentences);
});
