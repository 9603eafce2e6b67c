import { isTaskPlace, type TaskPlace, toTaskPlace } from '../api/taskPlace';
import { taskPath, toTaskSort } from './taskAddress';

test.each<[Record<string, string>, TaskPlace, string]>([
  [{}, {}, '/apps/todo'],
  [{ filter: 'important' }, { filter: 'important' }, '/apps/todo/important'],
  [{ tag: 'high' }, { tag: 'high' }, '/apps/todo/tag/high'],
  [{ filter: 'completed', tag: 'team' }, { filter: 'completed', tag: 'team' }, '/apps/todo/completed/tag/team'],
])('%j is a place and has its address', (named, place, path) => {
  expect(isTaskPlace(named)).toBe(true);
  expect(toTaskPlace(named)).toEqual(place);
  expect(taskPath(place)).toBe(path);
});

test.each([[{ filter: 'nonsense' }], [{ tag: 'nonsense' }], [{ filter: 'important', tag: 'x' }], [{ filter: 'tag' }]])(
  '%j is no place',
  (named) => expect(isTaskPlace(named)).toBe(false),
);

test.each([
  ['title-asc', 'title-asc'],
  ['nonsense', 'latest'],
  [null, 'latest'],
])('the order %j is %s', (name, sort) => expect(toTaskSort(name)).toBe(sort));
