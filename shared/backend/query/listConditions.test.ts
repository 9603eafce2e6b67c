import { defineTable } from './defineTable';
import { byChoice, dayIn, numberIn, sortedBy } from './listConditions';
import { asc, desc, queryRows } from './queryRows';

interface Bill {
  id: number;
  status: string;
  due: string;
  total: number;
}

const bills = defineTable<Bill>()({
  name: 'bills',
  columns: { status: 'name', due: 'day', total: 'number' },
});

const bill: Bill = { id: 1, status: 'active', due: '2026-01-31', total: 250.5 };
const passes = (where: ReturnType<typeof byChoice<'status'>>) =>
  queryRows(bills, [bill], where ? { where } : {}).length === 1;

test.each([
  ['active', true],
  ['ACTIVE', true],
  ['inactive', false],
  ['active,pending', true],
  ['!inactive', true],
  ['!active,pending', false],
  ['', true],
  [null, true],
  ['!', true],
])('the filter %j of a state: %s', (text, isFound) => expect(passes(byChoice('status', text))).toBe(isFound));

test.each([
  ['2026-01-01..2026-01-31', true],
  ['2026-01-01..2026-01-30', false],
  ['2026-01-01..', true],
  ['..2026-01-31', true],
  ['..2026-01-30', false],
  [null, true],
])('the range of days %j: %s', (text, isFound) =>
  expect(queryRows(bills, [bill], { where: dayIn('due', text) })).toHaveLength(Number(isFound)),
);

test.each([
  ['100..250.5', true],
  ['251..', false],
  ['100..', true],
  ['..100', false],
  ['much..more', true],
  [undefined, true],
])('the range of numbers %j: %s', (text, isFound) =>
  expect(queryRows(bills, [bill], { where: numberIn('total', text) })).toHaveLength(Number(isFound)),
);

const columns = { dueDate: 'due', id: 'id' } as const;
const usual = [desc('total'), desc('id')] as const;

test.each([
  [{}, usual],
  [{ sortBy: 'nothing', sortDir: 'asc' }, usual],
  [{ sortBy: 'toString' }, usual],
  [{ sortBy: 'dueDate' }, [asc('due'), desc('id')]],
  [{ sortBy: 'dueDate', sortDir: 'desc' }, [desc('due'), desc('id')]],
  [{ sortBy: 'id', sortDir: 'desc' }, [desc('id')]],
])('the choice %j of an order', (choice, expected) =>
  expect(sortedBy<'due' | 'id' | 'total'>(choice, columns, usual)).toEqual(expected),
);
