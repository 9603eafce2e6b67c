import { issueOfLogo, toAddress, toLogo } from './logo';

test.each([
  ['image/png', 32_768, null],
  ['image/png', 32_769, 'logoSize'],
  ['image/svg+xml', 10, 'logoType'],
  ['', 10, 'logoType'],
])('a file of %p with %p bytes: %p', (type, size, issue) => {
  expect(issueOfLogo({ type, size })).toBe(issue);
});

test('a picture comes from a data URL, and becomes one again', () => {
  const address = 'data:image/webp;base64,UklGRg==';
  const logo = toLogo(address);
  expect(logo).toEqual({ type: 'image/webp', base64: 'UklGRg==' });
  expect(logo && toAddress(logo)).toBe(address);
  expect(toLogo('data:text/html;base64,PGI+')).toBeUndefined();
});
