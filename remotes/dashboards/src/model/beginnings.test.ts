import { createTestManifest } from '@atrium/standalone/testing';
import { listBeginnings } from './beginnings';

const app = createTestManifest({
  id: 'notes',
  icon: 'notebook',
  commands: [
    { id: 'notes.new', label: 'new', newKey: 'X', module: './commands' },
    {
      id: 'notes.file',
      label: 'file',
      newKey: 'F',
      icon: 'file',
      module: './commands',
      requires: { action: 'create', subject: 'File' },
    },
    { id: 'notes.open', label: 'open', module: './commands' },
  ],
});

test('begun is what has a letter after N, by its own sign or else that of its app', () =>
  expect(listBeginnings([app], () => true).map(({ id, icon, letter }) => [id, icon, letter])).toEqual([
    ['notes.new', 'notebook', 'X'],
    ['notes.file', 'file', 'F'],
  ]));

test('what somebody may not do is not offered', () =>
  expect(listBeginnings([app], (requires) => !requires).map(({ id }) => id)).toEqual(['notes.new']));
