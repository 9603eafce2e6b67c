import { createTestManifest } from '@atrium/standalone/testing';
import { listWaiting } from './waiting';

const app = createTestManifest({
  id: 'post',
  menu: [
    {
      id: 'in',
      label: 'in',
      icon: 'mail',
      path: '/in',
      badge: 'in',
      section: 'a',
      order: 1,
    },
    {
      id: 'out',
      label: 'out',
      icon: 'mail',
      path: '/out',
      badge: 'out',
      section: 'a',
      order: 2,
    },
    { id: 'old', label: 'old', icon: 'mail', path: '/old', section: 'a', order: 3 },
  ],
});

test('what waits is what the badges of the menu say, the most first', () => {
  const waiting = listWaiting({ apps: [app], counts: { in: 2, out: 5, cart: 9 }, can: () => true });
  expect(waiting.map(({ path, count }) => [path, count])).toEqual([
    ['/out', 5],
    ['/in', 2],
  ]);
});

test('what has nothing, or may not be opened, does not count', () => {
  expect(listWaiting({ apps: [app], counts: { in: 0, out: 0 }, can: () => true })).toEqual([]);
  expect(listWaiting({ apps: [app], counts: { in: 2, out: 5 }, can: () => false })).toEqual([]);
});
