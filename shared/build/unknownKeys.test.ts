import type { AppManifest } from '@atrium/contract';
import { appManifest } from '@atrium/contract/host';
import { unknownKeys } from './unknownKeys';

const read = { action: 'read', subject: 'Note' };

const manifest: AppManifest = {
  id: 'notes',
  title: 'title',
  icon: 'mail',
  owner: { team: 'Team Notes', contact: 'notes@example.com' },
  paths: [{ path: '/apps/notes', label: 'title', requires: read }],
  commands: [{ id: 'notes.add', module: './commands', argument: { type: 'object', anything: { requries: 1 } } }],
  actions: { add: { label: 'title' } },
  slots: [
    {
      id: 'notes-latest',
      slot: 'overlay',
      label: 'title',
      icon: 'mail',
      order: 1,
      module: './Latest',
      widget: { sizes: ['wide'] },
    },
  ],
  backend: { prefixes: ['/apps/notes'], module: './backend', counts: { anything: 1 } },
};

const path = { path: '/apps/notes', label: 'title' };

test('a whole manifest has none, and neither have the parts that apps name themselves', () => {
  expect(unknownKeys(appManifest, 'manifest', Object.freeze(manifest))).toEqual([]);
});

test.each([
  [
    { paths: [{ ...path, requries: read }] },
    'manifest.paths[0] has "requries", which means nothing: did you mean "requires"?',
  ],
  [
    { paths: [path, { ...path, require: read }] },
    'manifest.paths[1] has "require", which means nothing: did you mean "requires"?',
  ],
  [{ serach: [] }, 'manifest has "serach", which means nothing: did you mean "search"?'],
  [
    { actions: { add: { label: 'title', shortcuts: 'A' } } },
    'manifest.actions.add has "shortcuts", which means nothing: did you mean "shortcut"?',
  ],
  [{ owner: { ...manifest.owner, url: 'x' } }, 'manifest.owner has "url", which means nothing: leave it out.'],
  [
    { grants: [{ role: 'editor', ...read, invertd: true }] },
    'manifest.grants[0] has "invertd", which means nothing: did you mean "inverted"?',
  ],
  [
    { backend: { prefixes: ['/apps/notes'], module: './backend', listen: ['email'] } },
    'manifest.backend has "listen", which means nothing: did you mean "listens"?',
  ],
])('%j is named', (changes, sentence) => {
  expect(unknownKeys(appManifest, 'manifest', { ...manifest, ...changes })).toEqual([sentence]);
});
