import type { AppManifest } from './manifest';
import { type ManifestContext, manifestIssues } from './rules';

const manifest: AppManifest = {
  id: 'notes',
  title: 'title',
  icon: 'notebook',
  owner: { team: 'Team Notes', contact: 'notes@example.com' },
  paths: [{ path: '/apps/notes', label: 'title' }],
  menu: [
    {
      id: 'notes',
      label: 'title',
      icon: 'notebook',
      path: '/apps/notes',
      order: 1,
      section: 'apps',
    },
  ],
  commands: [{ id: 'notes.add', label: 'add', module: './commands' }],
};

const context: ManifestContext = {
  hasModule: (module) => module === './commands',
  hasIcon: (icon) => icon === 'notebook',
  languagesWithout: (label) => (['title', 'add'].includes(label) ? [] : ['de', 'pt']),
};

test('a manifest that fits its app has no problem', () => {
  expect(manifestIssues(manifest, context)).toEqual([]);
});

test.each<[string, Partial<AppManifest>, string]>([
  ['an id in capitals', { id: 'Notes', commands: [] }, 'The id "Notes" is not in kebab case'],
  ['no contact', { owner: { team: 'T', contact: ' ' } }, 'manifest.owner.contact is " ", not a text that is filled.'],
  [
    'a relative path',
    { paths: [{ path: 'apps', label: 'title' }], menu: [] },
    'manifest.paths[0].path is "apps", not a path that begins with one slash.',
  ],
  [
    'a protocol-relative path',
    { paths: [{ path: '//x', label: 'title' }], menu: [] },
    'manifest.paths[0].path is "//x", not a path that begins with one slash.',
  ],
  [
    'a search entry of another app',
    { search: [{ id: 'home', label: 'title', path: '/apps/email', icon: 'notebook' }] },
    'The entry "/apps/email" leads outside',
  ],
  [
    'a module that is not there',
    { commands: [{ id: 'notes.add', module: './gone' }] },
    'The module "./gone" is named, but src/gone does not exist: add it, or correct the name.',
  ],
  [
    'a label that is not there',
    { title: 'gone' },
    'The label "gone" does not exist in de, pt: add its text to src/locales/de.json, src/locales/pt.json.',
  ],
  [
    'a name in the menu of the person that is not there',
    {
      search: [
        {
          id: 'home',
          label: 'title',
          path: '/apps/notes',
          icon: 'notebook',
          personMenu: { group: 'own', order: 1, label: 'gone' },
        },
      ],
    },
    'The label "gone" does not exist in de, pt: add its text to src/locales/de.json, src/locales/pt.json.',
  ],
  [
    'a search entry that is there twice',
    {
      search: ['/apps/notes', '/apps/notes/2'].map((path) => ({ id: 'home', label: 'title', path, icon: 'notebook' })),
    },
    'The search entry "home" is there twice.',
  ],
  [
    'a section that nobody declares',
    { menu: [{ id: 'notes', label: 'title', icon: 'notebook', path: '/apps/notes', order: 1, section: 'lab' }] },
    'The section "lab" is not the shell\'s (workspace, content, apps, business, help, showcase), and is not declared',
  ],
  ['an icon that is not there', { icon: 'gone' }, 'The icon "gone" is not in the icon family, which is lucide.'],
  [
    'a command under a foreign name',
    { commands: [{ id: 'email.add', module: './commands' }] },
    'The command "email.add" does not begin with "notes.".',
  ],
  [
    'a command that is there twice',
    {
      commands: [
        { id: 'notes.add', module: './commands' },
        { id: 'notes.add', module: './commands' },
      ],
    },
    'The command "notes.add" is there twice.',
  ],
])('%s is a problem', (_, change, sentence) => {
  expect(manifestIssues({ ...manifest, ...change }, context)).toEqual([expect.stringContaining(sentence)]);
});
