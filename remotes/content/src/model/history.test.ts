import type { HistoryEvent } from '../api/schemas';
import { historyDays, historyLink } from './history';

const event = (id: number, at: string): HistoryEvent => ({
  id,
  itemId: 7,
  actorId: 1,
  actor: null,
  action: 'edit',
  from: 'draft',
  to: 'draft',
  version: 2,
  reason: null,
  at,
  title: 'Fog',
  type: 'article',
  projectId: null,
  isOwnApproval: false,
});

test('puts events under their days, in the order that they have', () => {
  const events = [event(3, '2026-11-18T09:00'), event(2, '2026-11-18T08:00'), event(1, '2026-11-17T23:00')];
  expect(
    historyDays(events, (at) => at.slice(0, 10)).map(({ day, events: of }) => [day, of.map(({ id }) => id)]),
  ).toEqual([
    ['2026-11-18', [3, 2]],
    ['2026-11-17', [1]],
  ]);
  expect(historyDays([], () => '')).toEqual([]);
});

test.each([
  ['edit', '/content/items/7?tab=versions&version=2'],
  ['approve', '/content/items/7?tab=versions&version=2'],
  ['archive', '/content/items/7?tab=history'],
  ['assign', '/content/items/7?tab=history'],
] as const)('%s leads to %s', (action, link) => expect(historyLink({ itemId: 7, version: 2, action })).toBe(link));
