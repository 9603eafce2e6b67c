import { avatarProblem } from './avatarFile';

test.each([
  ['image/png', 10, undefined],
  ['image/jpeg', 800_000, undefined],
  ['image/jpeg', 800_001, 'size'],
  ['application/pdf', 10, 'type'],
  ['', 10, 'type'],
])('a file of type "%s" with %d bytes: %s', (type, size, problem) => {
  expect(avatarProblem({ type, size })).toBe(problem);
});
