import { moveKey, orderColumns } from './useTableView';

const columns = ['name', 'email', 'role', 'actions'].map((key) => ({ key }));
const order = (chosen: string[]) => orderColumns(columns, chosen).map(({ key }) => key);

test.each([
  ['as declared where nothing was chosen', [], ['name', 'email', 'role', 'actions']],
  ['as chosen', ['role', 'name', 'email', 'actions'], ['role', 'name', 'email', 'actions']],
  ['new ones after the one they are declared after', ['role', 'name', 'actions'], ['role', 'name', 'email', 'actions']],
  ['without those that are gone', ['salary', 'email', 'name', 'role', 'actions'], ['email', 'name', 'role', 'actions']],
])('columns are %s', (_, chosen, expected) => expect(order(chosen)).toEqual(expected));

test.each([
  ['a', 'c', ['b', 'c', 'a']],
  ['c', 'a', ['c', 'a', 'b']],
  ['b', 'b', ['a', 'b', 'c']],
  ['x', 'a', ['a', 'b', 'c']],
  ['a', 'x', ['a', 'b', 'c']],
])('%s goes to the place of %s', (key, to, expected) => expect(moveKey(['a', 'b', 'c'], key, to)).toEqual(expected));
