import { describeError, originOf, placesOf } from './report';

test.each([
  ['TypeError: page.open is not a function', 'TypeError: page.open is not a function'],
  [
    'LoadError: missing: /remotes/email/1.0.0-a/remoteEntry.js',
    'LoadError: missing: /remotes/email/1.0.0-a/remoteEntry.js',
  ],
  ['Error: There is no customer "Ann Archer"', 'Error'],
  ['SyntaxError: "my secret" is not valid JSON', 'SyntaxError'],
  ['RangeError: Invalid currency code: typed', 'RangeError'],
  ['what somebody has typed', 'Error'],
  ['TypeError: first line\nsecond line', 'TypeError: first line'],
])('%p is described as %p', (text, description) => expect(describeError(text)).toBe(description));

test('places are read of the stacks of all browsers, without what follows a question mark', () => {
  const chromium =
    'TypeError: my words\n    at open (https://a.example/shell/1-a/main.js:1:20)\n    at https://a.example/x.js?q=typed:3:4';
  const firefox = 'open@https://a.example/shell/1-a/main.js:1:20\n@https://a.example/x.js:3:4';
  const places = ['https://a.example/shell/1-a/main.js:1:20', 'https://a.example/x.js:3:4'];
  expect(placesOf(chromium)).toEqual(places);
  expect(placesOf(firefox)).toEqual(places);
  expect(placesOf('nothing of a stack')).toEqual([]);
});

test.each([
  ['https://evil.example/path?secret=1', 'https://evil.example'],
  ['inline', 'inline'],
])('of the address %p the policy names %p', (address, origin) => expect(originOf(address)).toBe(origin));
