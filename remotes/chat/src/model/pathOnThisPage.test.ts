import { pathOnThisPage } from './pathOnThisPage';

test.each([
  ['https://atrium.example/apps/email?q=a#b', '/apps/email?q=a#b'],
  ['https://atrium.example.org/apps/email', undefined],
  ['http://atrium.example/apps/email', undefined],
  ['https://user@atrium.example/', undefined],
  ['https://[', undefined],
  ['mailto:tom@atrium.example', undefined],
])('%s leads to %s of this page', (href, path) => {
  expect(pathOnThisPage(href, 'https://atrium.example')).toBe(path);
});
