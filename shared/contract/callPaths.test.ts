import { findPrefix, overlap } from './callPaths';

test.each([
  ['/apps/email/emails', '/apps/email'],
  ['/apps/email', '/apps/email'],
  ['/apps/emailing', undefined],
  ['/apps/email/inner/x', '/apps/email/inner'],
  ['/', undefined],
])('%s lies under %p', (path, prefix) => {
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
