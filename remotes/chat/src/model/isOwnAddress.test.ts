import { isOwnAddress } from './isOwnAddress';

test.each([
  ['data:image/png;base64,AAAA', true],
  ['/assets/a.png', true],
  ['https://atrium.example/assets/a.png', true],
  ['https://elsewhere.example/a.png', false],
  ['//elsewhere.example/a.png', false],
  ['http://[', false],
])('%s is of this page: %s', (url, expected) => {
  expect(isOwnAddress(url, 'https://atrium.example')).toBe(expected);
});
