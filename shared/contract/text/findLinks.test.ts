import { findLinks } from './findLinks';

const found = (text: string) => findLinks(text).map((link) => link.text);

describe('addresses end where a reader sees their end', () => {
  test.each([
    ['http://domain.example/foo/bar-_stuff_-in-it.jpg', 'http://domain.example/foo/bar-_stuff_-in-it.jpg'],
    ['see “https://example.com/”', 'https://example.com/'],
    ['see «https://example.com/»', 'https://example.com/'],
    ['„https://example.com/a“', 'https://example.com/a'],
    ['‚https://example.com/a‘', 'https://example.com/a'],
    ['‹https://example.com/a›', 'https://example.com/a'],
    ['「https://example.com/a」', 'https://example.com/a'],
    ['（https://example.com/a）。', 'https://example.com/a'],
    ['请看https://example.com/a，谢谢', 'https://example.com/a'],
    ['https://example.com看', 'https://example.com'],
    ['https://例え.jp/', 'https://例え.jp/'],
    ['انظر https://example.com/a؟', 'https://example.com/a'],
    ['https://example.com/a।', 'https://example.com/a'],
    ['(see https://example.com/a).', 'https://example.com/a'],
    ['https://en.wikipedia.org/wiki/Foo_(bar)', 'https://en.wikipedia.org/wiki/Foo_(bar)'],
    ['(https://en.wikipedia.org/wiki/Foo_(bar))', 'https://en.wikipedia.org/wiki/Foo_(bar)'],
    ['https://example.com/?q=[a]&b={c}]', 'https://example.com/?q=[a]&b={c}'],
    ['*https://example.com/a*', 'https://example.com/a'],
    ['_https://example.com/a_', 'https://example.com/a'],
    ['https://example.com/a_b_c?d=1.', 'https://example.com/a_b_c?d=1'],
    ['https://example.com/a…', 'https://example.com/a'],
    ["'https://example.com/a'", 'https://example.com/a'],
    ['"https://example.com/a"', 'https://example.com/a'],
    ['<https://example.com/a>', 'https://example.com/a'],
    ['https://example.com/a#b?', 'https://example.com/a#b'],
    ['https://example.com:8080/~ann/', 'https://example.com:8080/~ann/'],
    ['http://localhost:3000', 'http://localhost:3000'],
    ['HTTPS://EXAMPLE.COM', 'HTTPS://EXAMPLE.COM'],
    ['www.example.com, and', 'www.example.com'],
    ['mailto:ann@example.com.', 'mailto:ann@example.com'],
    ['write to Ann.Berg+news@mail.example.co.uk.', 'Ann.Berg+news@mail.example.co.uk'],
    ['<ann@example.com>', 'ann@example.com'],
    ['josé@exämple.com', 'josé@exämple.com'],
  ])('%s', (text, link) => expect(found(text)).toEqual([link]));
});

test.each([
  'notes.md',
  'example.com',
  'http://',
  'https:///a',
  'www.',
  'www.example',
  'awww.example.com',
  'javascript:alert(1)//www',
  'data:text/html,x',
  'ann@',
  '@example.com',
  'ann@example',
  'C++@home',
])('%s is none', (text) => expect(found(text)).toEqual([]));

test('each has its place and its target', () => {
  const text = 'a www.example.com b ann@example.com';
  expect(findLinks(text)).toEqual([
    { start: 2, end: 17, text: 'www.example.com', href: 'https://www.example.com' },
    { start: 20, end: 35, text: 'ann@example.com', href: 'mailto:ann@example.com' },
  ]);
});

test('long texts made to be slow are read in one go', () => {
  for (const part of ['a', 'a.', 'a@', 'a@b.', 'www.', 'http://', 'https://a.b/', ')', 'https://a(', '-', "a'"]) {
    const text = part.repeat(100_000 / part.length);
    expect(findLinks(`${text} @ ://`).length + findLinks(`https://${text}`).length).toBeLessThan(text.length);
  }
});
