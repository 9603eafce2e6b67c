import { toUserFilter } from './userFilter';

test.each([
  ['an untouched table', { q: '', filters: {} }, {}],
  ['a search', { q: 'ann', filters: {} }, { q: 'ann' }],
  [
    'filters',
    { q: '', filters: { role: 'editor', plan: 'team', status: 'active' } },
    { role: 'editor', currentPlan: 'team', status: 'active' },
  ],
])('%s becomes the filter of the call', (_, table, filter) => {
  expect(toUserFilter(table)).toEqual(filter);
});
