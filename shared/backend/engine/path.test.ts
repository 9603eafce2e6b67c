import { matchPath } from './path';

test.each([
  ['/a/{id}', '/a/5', { id: '5' }],
  ['/a/{id}/b', '/a/x%20y/b', { id: 'x y' }],
  ['/a/{id}', '/a/%E0%A4%A', { id: '%E0%A4%A' }],
  ['/a/b', '/a/b', {}],
  ['/a/{id}', '/a/', null],
  ['/a/{id}', '/a/5/', null],
  ['/a/{id}', '/a/5/6', null],
  ['/a/b', '/a/c', null],
])('%s in %s', (pattern, path, params) => {
  expect(matchPath(pattern, path)).toEqual(params);
});
