/** @jest-environment node */
import { findPrefix, matchPath, overlap } from './path';

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

test.each([
  ['/apps/email/emails', '/apps/email'],
  ['/apps/email', '/apps/email'],
  ['/apps/emailing', undefined],
  ['/apps/email/inner/x', '/apps/email/inner'],
  ['/', undefined],
])('%s stands under %p', (path, prefix) => {
  expect(findPrefix(['/apps/email', '/apps/email/inner', '/api'], path)).toBe(prefix);
});

test.each([
  ['/a', '/a', true],
  ['/a', '/a/b', true],
  ['/a/b', '/a', true],
  ['/a', '/ab', false],
])('%s and %s overlap: %p', (a, b, answer) => {
  expect(overlap(a, b)).toBe(answer);
});
