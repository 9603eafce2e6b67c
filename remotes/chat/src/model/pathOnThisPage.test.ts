import { pathOnThisPage } from './pathOnThisPage';

test.each([
  ['https://atrium.example/apps/email?q=a#b', '/apps/email?q=a#b'],
  ['https://atrium.example.org/apps/email', undefined],
  ['http://atrium.example/apps/email', undefined],
  ['https://user@atrium.example/', undefined],
  ['https://[', undefined],
  ['mailto:tom@atrium.example', undefined],
])('%s leads to %s of this page', (href, path) => {
  expect(pathOnThisPage(href, 'https://atrium.example/')).toBe(path);
});

test.each([
  ['https://example.com/atrium/apps/email?q=a', '/apps/email?q=a'],
  ['https://example.com/atrium/', '/'],
  ['https://example.com/wiki', undefined],
])('below a path, %s leads to %s', (href, path) => {
  expect(pathOnThisPage(href, 'https://example.com/atrium/')).toBe(path);
});
