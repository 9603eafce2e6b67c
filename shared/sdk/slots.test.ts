import { createTestManifest } from '@atrium/standalone/testing';
import { getSlotEntries } from './slots';

const entry = { slot: 'navbar.end', label: 'l', icon: 'box', order: 1, module: './Slot' } as const;
const apps = [
  createTestManifest({ id: 'shop', slots: [{ ...entry, id: 'cart', order: 2 }] }),
  createTestManifest({ id: 'plain' }),
  createTestManifest({
    id: 'chat',
    slots: [
      { ...entry, id: 'chat' },
      { ...entry, id: 'elsewhere', slot: 'palette' },
      { ...entry, id: 'secret', requires: { action: 'read', subject: 'Chat' } },
    ],
  }),
];
const idsOf = (can: () => boolean) =>
  getSlotEntries(apps, can, 'navbar.end').map(({ app, entry }) => [app.id, entry.id]);

test('gives the fillings of one slot in their order, each with its app', () => {
  expect(idsOf(() => true)).toEqual([
    ['chat', 'chat'],
    ['chat', 'secret'],
    ['shop', 'cart'],
  ]);
});

test('leaves out what the person may not see', () => {
  expect(getSlotEntries(apps, (permission) => !permission, 'navbar.end').map(({ entry }) => entry.id)).toEqual([
    'chat',
    'cart',
  ]);
});
