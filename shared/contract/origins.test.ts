import { callOrigin, isScriptOrigin } from './origins';

test.each([
  ['https://apps.example', true],
  ['https://apps.example:8443', true],
  ['https://[2001:db8::1]', true],
  ['http://localhost:3101', true],
  ['http://127.0.0.1:3101', true],
  ['http://apps.example', false],
  ['https://*', false],
  ['https://*.example', false],
  ['http://a;b', false],
  ["https://a'b.example", false],
  ['https://apps.example/', false],
  ['https://apps.example/path', false],
  ['https://user@apps.example', false],
  ['apps.example', false],
  ['data:text/javascript,1', false],
  ['', false],
])('scripts may come from %s: %s', (origin, expected) => expect(isScriptOrigin(origin)).toBe(expected));

test.each([
  ['https://api.example:8443/v1', 'https://api.example:8443'],
  ['http://api.example/v1', 'http://api.example'],
  ['/v1', undefined],
  ['https://*/v1', undefined],
  ['http://a;b/v1', undefined],
])('calls to %s go to %s', (address, expected) => expect(callOrigin(address)).toBe(expected));
