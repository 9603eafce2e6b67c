import { nearest, suggestion } from './nearest';

test.each([
  ['requries', ['requires', 'path', 'label'], 'requires'],
  ['Todos', ['todo', 'chat'], 'todo'],
  ['edtor', ['editor', 'author'], 'editor'],
  ['xy', ['todo', 'chat'], undefined],
  ['menu', ['paths', 'title'], undefined],
  ['a', [], undefined],
])('of %s and %j, %s is meant', (word, known, meant) => {
  expect(nearest(word, known)).toBe(meant);
});

test('where nothing is near, all that there is is named', () => {
  expect(suggestion('relese', ['release', 'list'])).toBe(' Did you mean "release"?');
  expect(suggestion('xy', ['release', 'list'])).toBe(' There are: release, list.');
});
