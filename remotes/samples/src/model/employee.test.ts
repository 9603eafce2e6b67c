import type { Employee } from '@atrium/core/api';
import { emptySearch, findByColumns, findEverywhere, salaryOf, sortEmployees, startDay, statusOf } from './employee';

/** @jest-environment node */

const employee = (id: number, more: Partial<Employee>): Employee => ({
  id,
  responsive_id: '',
  avatar: null,
  full_name: 'Ann',
  post: 'Editor',
  email: 'ann@example.com',
  city: 'Lisbon',
  start_date: '01/31/2020',
  salary: '$1000.00',
  age: '30',
  experience: '3 Years',
  status: 1,
  ...more,
});

const rows = [
  employee(1, {}),
  employee(2, { full_name: 'Émile', city: 'Paris', salary: '$9500.50', start_date: '12/01/2019', status: 3, age: '9' }),
  employee(3, { full_name: 'Tom', post: 'Author', email: 'tom@example.com', start_date: '02/01/2020', age: '61' }),
];
const ids = (found: readonly Employee[]) => found.map(({ id }) => id).join('');

test('texts are read as what they mean', () => {
  expect(rows.map(startDay)).toEqual(['2020-01-31', '2019-12-01', '2020-02-01']);
  expect(rows.map(salaryOf)).toEqual([1000, 9500.5, 1000]);
  expect([1, 2, 3, 4, 5, 9].map((status) => statusOf({ status }).name)).toEqual([
    'current',
    'professional',
    'rejected',
    'resigned',
    'applied',
    'current',
  ]);
});

test.each([
  [{}, '123'],
  [{ name: 'emile' }, '2'],
  [{ post: ' auth ' }, '3'],
  [{ email: 'TOM@' }, '3'],
  [{ city: 'lis', post: 'edit' }, '1'],
  [{ salary: 1000.01 }, '2'],
  [{ start: { from: '2020-01-31', to: '2020-02-01' } }, '13'],
  [{ start: { from: '2019-01-01', to: '2020-01-30' } }, '2'],
  [{ name: 'nobody' }, ''],
])('columns searched for %j hold %s', (search, found) => {
  expect(ids(findByColumns(rows, { ...emptySearch, ...search }))).toBe(found);
});

test.each([
  ['', '123'],
  ['author', '3'],
  ['2019', '2'],
  ['9500', '2'],
  ['rejected', '2'],
  ['lisbon', ''],
])('"%s" is found in %s', (query, found) => {
  expect(ids(findEverywhere(rows, query, (row) => statusOf(row).name))).toBe(found);
});

test.each([
  [undefined, '123'],
  [{ key: 'start_date', isDescending: false }, '213'],
  [{ key: 'age', isDescending: false }, '213'],
  [{ key: 'full_name', isDescending: true }, '321'],
  [{ key: 'unknown', isDescending: true }, '123'],
])('sorted by %j they are %s', (sort, order) => {
  expect(ids(sortEmployees(rows, sort))).toBe(order);
});
