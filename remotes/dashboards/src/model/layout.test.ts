import { add, choose, completeLayout, firstLayout, moveBy, moveTo, resize, takeAway } from './layout';

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
  const kept = { widgets: [{ key: 'gone/one', size: 'wide', settings: {} }], removed: ['todo/tasks'] };
  expect(keys(completeLayout(kept, offers, 'admin'))).toEqual(['gone/one', 'mail/latest', 'invoices/overdue']);
});

const layout = firstLayout(offers, 'admin');

test.each([
  ['mail/latest', 'invoices/overdue', ['todo/tasks', 'invoices/overdue', 'mail/latest']],
  ['invoices/overdue', 'mail/latest', ['invoices/overdue', 'mail/latest', 'todo/tasks']],
  ['mail/latest', 'nowhere', ['mail/latest', 'todo/tasks', 'invoices/overdue']],
])('%s in the place of %s', (key, target, order) => expect(keys(moveTo(layout, key, target))).toEqual(order));

test('keys move a widget past those that are drawn, and not beyond the ends', () => {
  const drawn = ['mail/latest', 'invoices/overdue'];
  expect(keys(moveBy(layout, 'mail/latest', 1, drawn))).toEqual(['todo/tasks', 'invoices/overdue', 'mail/latest']);
  expect(keys(moveBy(layout, 'mail/latest', -1, drawn))).toEqual(keys(layout));
});

test('sizes, settings, taking away and adding', () => {
  expect(resize(layout, 'mail/latest', 'wide').widgets[0]?.size).toBe('wide');
  expect(choose(layout, 'mail/latest', 'rows', '3').widgets[0]?.settings).toEqual({ rows: '3' });
  const without = takeAway(layout, 'mail/latest');
  expect([keys(without), without.removed]).toEqual([['todo/tasks', 'invoices/overdue'], ['mail/latest']]);
  expect(add(without, { key: 'mail/latest', sizes: ['medium'] }).removed).toEqual([]);
});
