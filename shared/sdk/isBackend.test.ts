import { isBackend } from './isBackend';

test.each([
  ['calls', { calls: [] }, true],
  ['no list', { calls: {} }, false],
  ['nothing', null, false],
])('calls of an app: %s', (_, value, expected) => expect(isBackend(value)).toBe(expected));
