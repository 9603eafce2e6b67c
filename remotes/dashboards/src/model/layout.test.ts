import {
  add,
  boxUnits,
  choose,
  completeLayout,
  firstLayout,
  moveBy,
  moveTo,
  nearestSize,
  resize,
  sizeBeside,
  sortSizes,
  takeAway,
} from './layout';

const offers = [
  { key: 'mail/latest', sizes: ['medium', 'wide'] },
  { key: 'todo/tasks', sizes: ['medium'] },
  { key: 'invoices/overdue', sizes: ['small'], roles: ['admin'] },
];
const keys = ({ widgets }: { widgets: { key: string }[] }) => widgets.map(({ key }) => key);

test('at first an overview has what is meant for its role, in the order of the apps', () => {
  expect(keys(firstLayout(offers, 'admin'))).toEqual(['mail/latest', 'todo/tasks', 'invoices/overdue']);
  expect(keys(firstLayout(offers, 'editor'))).toEqual(['mail/latest', 'todo/tasks']);
});

test('a new app’s widget comes last, what was taken away stays away, and what is gone for now keeps its place', () => {
  const stored = { widgets: [{ key: 'gone/one', size: 'wide', settings: {} }], removed: ['todo/tasks'] };
  expect(keys(completeLayout(stored, offers, 'admin'))).toEqual(['gone/one', 'mail/latest', 'invoices/overdue']);
});

const layout = firstLayout(offers, 'admin');

test.each([
  ['mail/latest', 'invoices/overdue', ['todo/tasks', 'invoices/overdue', 'mail/latest']],
  ['invoices/overdue', 'mail/latest', ['invoices/overdue', 'mail/latest', 'todo/tasks']],
  ['mail/latest', 'nowhere', ['mail/latest', 'todo/tasks', 'invoices/overdue']],
])('%s in the place of %s', (key, target, order) => expect(keys(moveTo(layout, key, target))).toEqual(order));

test('keys move a widget past those that are drawn, and not beyond the ends', () => {
  const visible = ['mail/latest', 'invoices/overdue'];
  expect(keys(moveBy(layout, 'mail/latest', 1, visible))).toEqual(['todo/tasks', 'invoices/overdue', 'mail/latest']);
  expect(keys(moveBy(layout, 'mail/latest', -1, visible))).toEqual(keys(layout));
});

test('sizes, settings, taking away and adding', () => {
  expect(resize(layout, 'mail/latest', 'wide').widgets[0]?.size).toBe('wide');
  expect(choose(layout, 'mail/latest', 'rows', '3').widgets[0]?.settings).toEqual({ rows: '3' });
  const without = takeAway(layout, 'mail/latest');
  expect([keys(without), without.removed]).toEqual([['todo/tasks', 'invoices/overdue'], ['mail/latest']]);
  expect(add(without, { key: 'mail/latest', sizes: ['medium'] }).removed).toEqual([]);
});

const sizes = ['wide', 'medium', 'full'];

test('sizes go from the smallest to the largest, whichever a widget has at first', () =>
  expect(sortSizes(sizes)).toEqual(['medium', 'wide', 'full']));

test.each([
  ['wide', 1, 'full'],
  ['wide', -1, 'medium'],
  ['full', 1, 'full'],
  ['medium', -1, 'medium'],
])('beside %s, by %i, is %s', (size, by, beside) => expect(sizeBeside(sizes, size, by)).toBe(beside));

test.each([
  [0.1, 'medium'],
  [0.6, 'wide'],
  [0.95, 'full'],
])('a share of %f of the row is %s', (share, size) => expect(nearestSize(sizes, share)).toBe(size));

test.each([
  [{}, 4],
  [{ rows: 1 }, 4],
  [{ rows: 3 }, 4],
  [{ rows: 4 }, 5],
  [{ rows: 4, extraRows: 1 }, 6],
  [{ rows: 5 }, 6],
  [{ rows: 10 }, 10],
])('%j takes %i rows of the grid', (list, units) => expect(boxUnits(list)).toBe(units));
