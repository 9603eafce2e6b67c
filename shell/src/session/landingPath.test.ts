import { combinedSearch, landingPath, requestedPath, signInPath } from './landingPath';

test.each([
  ['', '/'],
  ['?to=%2Fapps%2Femail%3Fq%3Dlaunch', '/apps/email?q=launch'],
  ['?to=https%3A%2F%2Fevil.example', '/'],
  ['?to=%2F%2Fevil.example', '/'],
  ['?to=%2F%5Cevil.example', '/'],
  ['?to=%2F%09%2Fevil.example', '/'],
  ['?to=javascript%3Aalert(1)', '/'],
])('%s leads on to %s', (search, path) => {
  expect(landingPath(search)).toBe(path);
});

test.each([
  ['/', '/login'],
  ['/?demo.failureRate=10', '/login?to=%2F%3Fdemo.failureRate%3D10'],
  ['/apps/email?q=a%26b&page=2#end', '/login?to=%2Fapps%2Femail%3Fq%3Da%2526b%26page%3D2%23end'],
])('%s survives the sign-in whole', (asked, address) => {
  expect(signInPath(asked)).toBe(address);
  expect(requestedPath(address.slice('/login'.length)) ?? '/').toBe(asked);
});

test.each([
  '',
  '?to=https%3A%2F%2Fevil.example',
  '?to=%2F%2Fevil.example',
  '?to=%2F%5Cevil.example',
  '?to=javascript:1',
])('no page of ours is asked for by "%s"', (search) => expect(requestedPath(search)).toBeNull());

test('what the asked page was to be opened with is read from the sign-in too', () => {
  const search = new URLSearchParams(combinedSearch('?to=%2Fapps%2Femail%3Fdemo.failureRate%3D10&demo.latency=800'));
  expect(search.get('demo.failureRate')).toBe('10');
  expect(search.get('demo.latency')).toBe('800');
  expect(combinedSearch('?to=%2F%2Fevil.example%3Fdemo.failureRate%3D10')).not.toContain('demo.failureRate=');
});
