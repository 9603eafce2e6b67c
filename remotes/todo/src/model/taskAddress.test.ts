import { isTaskPlace, type TaskPlace, toTaskPlace } from '../api/taskPlace';
import { taskPath, toBoard, toTaskSort } from './taskAddress';

test.each<[Record<string, string>, TaskPlace, string]>([
  [{}, {}, '/apps/todo'],
  [{ filter: 'important' }, { filter: 'important' }, '/apps/todo/important'],
  [{ filter: 'today' }, { filter: 'today' }, '/apps/todo/today'],
  [{ tag: 'high' }, { tag: 'high' }, '/apps/todo/tag/high'],
  [{ tag: 'été' }, { tag: 'été' }, '/apps/todo/tag/%C3%A9t%C3%A9'],
  [{ project: '3' }, { projectId: 3 }, '/apps/todo/project/3'],
  [{ filter: 'completed', tag: 'team' }, { filter: 'completed', tag: 'team' }, '/apps/todo/completed/tag/team'],
])('%j is a place and has its address', (named, place, path) => {
  expect(isTaskPlace(named)).toBe(true);
  expect(toTaskPlace(named)).toEqual(place);
  expect(taskPath(place)).toBe(path);
});

test.each([[{ filter: 'nonsense' }], [{ project: 'x' }], [{ project: '0' }], [{ filter: 'tag' }]])(
  '%j is no place',
  (named) => expect(isTaskPlace(named)).toBe(false),
);

test.each<[string | null, TaskPlace, string]>([
  ['title-asc', {}, 'title-asc'],
  ['nonsense', {}, 'latest'],
  [null, {}, 'latest'],
  [null, { filter: 'today' }, 'due-date'],
  [null, { filter: 'upcoming' }, 'due-date'],
  [null, { projectId: 3 }, 'position'],
  ['latest', { projectId: 3 }, 'latest'],
])('the order %j in %j is %s', (name, place, sort) => expect(toTaskSort(name, place)).toBe(sort));

test.each([
  ['tag', 'tag'],
  ['nonsense', null],
  [null, null],
])('the board %j is one by %s', (name, columns) => expect(toBoard(name)).toBe(columns));
