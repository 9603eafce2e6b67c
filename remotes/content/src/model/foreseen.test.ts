import type { ItemPage, ListedItem } from '../api/schemas';
import { createItem } from '../testing/createItem';
import { foresee, foreseeInPage, foreseeInPlan } from './foreseen';

const now = Date.parse('2026-11-18T12:00:00Z');
const counts = { mine: 0, in_review: 0, changes_requested: 0, approved: 0, overdue: 0, all: 0 };
const listed = (change: Partial<ListedItem>): ListedItem => ({
  ...createItem(change),
  author: null,
  reviewer: null,
  words: 4,
  openComments: 0,
  blockingComments: 0,
});
const pageOf = (...items: ListedItem[]): ItemPage => ({ items, total: items.length, counts });
const ids = ({ items }: { items: readonly ListedItem[] }) => items.map(({ id }) => id);
const plan = { scheduledAt: '2026-11-20T09:00:00.000Z', zone: 'UTC' };

test('only what cannot fail is shown before the answer', () => {
  const item = listed({ status: 'approved' });
  expect(foresee(item, 'schedule', plan, now)).toMatchObject({ status: 'scheduled', scheduledAt: plan.scheduledAt });
  expect(foresee(item, 'publishNow', {}, now)).toBeNull();
  expect(foresee(item, 'undo', {}, now)).toBeNull();
});

test('an item leaves the list of its old state and comes into that of its new one, in order', () => {
  const [first, moved, last] = [
    listed({ id: 1, status: 'scheduled', scheduledAt: '2026-11-19T09:00:00.000Z' }),
    listed({ id: 2, status: 'scheduled', scheduledAt: plan.scheduledAt }),
    listed({ id: 3, status: 'scheduled', scheduledAt: '2026-11-21T09:00:00.000Z' }),
  ];
  const approved = pageOf(listed({ id: 2, status: 'approved' }));
  foreseeInPage(approved, { status: ['approved'] }, moved);
  expect(approved).toMatchObject({ items: [], total: 0 });
  const scheduled = pageOf(first, last);
  foreseeInPage(scheduled, { status: ['scheduled'], sortBy: 'scheduledAt' }, moved);
  expect([ids(scheduled), scheduled.total]).toEqual([[1, 2, 3], 3]);
  const queue = pageOf(listed({ id: 2, status: 'approved' }));
  foreseeInPage(queue, { queue: 'approved' }, moved);
  expect(ids(queue)).toEqual([2]);
});

test('the days of the schedule take what is planned in them, and lose what is not', () => {
  const moved = listed({ id: 2, status: 'scheduled', scheduledAt: plan.scheduledAt });
  const here = { items: [], total: 0 };
  foreseeInPlan(here, { from: '2026-11-16T00:00:00Z', to: '2026-11-23T00:00:00Z' }, moved);
  expect(here).toMatchObject({ items: [{ id: 2 }], total: 1 });
  const elsewhere = { items: [moved], total: 1 };
  foreseeInPlan(elsewhere, { from: '2026-11-23T00:00:00Z', to: '2026-11-30T00:00:00Z' }, moved);
  expect(elsewhere).toMatchObject({ items: [], total: 0 });
});
