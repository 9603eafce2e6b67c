import { htmlOfTextMail, isTextMail } from './textMail';

test.each([
  ['Hello\nAnn', true],
  ['From: Ann <ann@example.com>\nHello', true],
  ['if a < b\nthen c > d', true],
  ['Hello', false],
  ['<p>Hello</p>\n<p>Ann</p>', false],
  ['Hello<br>\nAnn', false],
  ['<!doctype html>\nHello', false],
])('%j is text: %s', (text, expected) => expect(isTextMail(text)).toBe(expected));

describe('an email of text', () => {
  test.each([
    ['Hello Ann,\n\none\ntwo', '<p>Hello Ann,</p><p>one<br>two</p>'],
    ['a < b & <ann@example.com>\nx', '<p>a &lt; b &amp; &lt;ann@example.com&gt;<br>x</p>'],
    ['one\r\ntwo', '<p>one<br>two</p>'],
    [
      'Yes.\n\nOn Friday Ann wrote:\n> Shall we?\n>> Maybe\n> Ann',
      '<p>Yes.</p><div><p>On Friday Ann wrote:</p><blockquote><p>Shall we?</p><blockquote><p>Maybe</p></blockquote><p>Ann</p></blockquote></div>',
    ],
    [
      'Am Freitag schrieb Ann:\n\n> Gut',
      '<div><p>Am Freitag schrieb Ann:</p><blockquote><p>Gut</p></blockquote></div>',
    ],
    ['a  b\n  c', '<p>a\u00a0 b<br>\u00a0 c</p>'],
  ])('%j', (text, html) => expect(htmlOfTextMail(text)).toBe(html));
});

test('lines of format=flowed are joined (RFC 3676, §4.2)', () => {
  const text =
    'This is a paragraph that is flowed over \nthree lines of text by the program of \nits sender.\n\n> quoted words that are \n> flowed too\n-- \nAnn\nBerg';
  expect(htmlOfTextMail(text)).toBe(
    '<p>This is a paragraph that is flowed over three lines of text by the program of its sender.</p><blockquote><p>quoted words that are flowed too</p></blockquote><p>--<br>Ann<br>Berg</p>',
  );
});

test('deep quotes and long lines are read in one go', () => {
  expect(htmlOfTextMail(`${'>'.repeat(100_000)}\n${'> '.repeat(50_000)}x\n${' '.repeat(100_000)}`).length).toBeLessThan(
    800_000,
  );
  expect(htmlOfTextMail('a:\n> b\n\n'.repeat(10_000))).toContain('<blockquote>');
});
