import { toToken } from '../standalone/testing/fakeDemo';
import { getTokenEnd } from './storedSession';

test.each([
  ['the end', toToken({ exp: 1_700_000_000 }), 1_700_000_000_000],
  ['no end', toToken({ sub: '1' }), 0],
  ['an end that is no number', toToken({ exp: 'soon' }), 0],
  ['no JSON', 'a.b.c', 0],
  ['no token', '', 0],
])('reads %s of a token', (_name, token, end) => {
  expect(getTokenEnd(token)).toBe(end);
});

test('reads the URL-safe alphabet', () => {
  const payload = Buffer.from(JSON.stringify({ exp: 5, name: '???>>>ü' })).toString('base64url');
  expect(payload).toMatch(/[-_]/);
  expect(getTokenEnd(`x.${payload}.x`)).toBe(5000);
});
