import { neighbourOf, readReviewView, writeReviewView } from './reviewAddress';

test.each([
  ['', { queue: 'mine', q: '', item: null }],
  ['queue=overdue&q=tram&item=18', { queue: 'overdue', q: 'tram', item: 18 }],
  ['queue=lost&item=x', { queue: 'mine', q: '', item: null }],
])('%j', (search, view) => {
  expect(readReviewView(new URLSearchParams(search))).toEqual(view);
});

test('writes what differs from the standard', () => {
  expect(writeReviewView({ queue: 'mine', q: '', item: null })).toEqual({});
  expect(writeReviewView({ queue: 'all', q: 'a', item: 3 })).toEqual({ queue: 'all', q: 'a', item: '3' });
});

test.each([
  [2, 1, 3],
  [3, 1, 2],
  [2, -1, 1],
  [1, -1, null],
  [9, 1, 1],
] as const)('beside %i lies %i: %s', (id, distance, found) => {
  expect(neighbourOf([1, 2, 3], id, distance)).toBe(found);
});

test('the last one leaves nothing', () => {
  expect(neighbourOf([4], 4)).toBeNull();
  expect(neighbourOf([], 4)).toBeNull();
});
