import { htmlOfText, losesAsPlainText, textOfHtml } from './plainText';

test.each([
  ['', ''],
  ['one', '<p>one</p>'],
  ['one\ntwo', '<p>one<br>two</p>'],
  ['one\n\ntwo', '<p>one</p><p>two</p>'],
  ['one\n\n\n\n\ntwo', '<p>one</p><p></p><p><br>two</p>'],
  ['1 < 2 & 3', '<p>1 &lt; 2 &amp; 3</p>'],
])('%p becomes %p, and comes back', (text, html) => {
  expect(htmlOfText(text)).toBe(html);
  expect(textOfHtml(html)).toBe(text);
});

test('lines end in the way of the page', () => {
  expect(htmlOfText('one\r\n\r\ntwo')).toBe('<p>one</p><p>two</p>');
});

test.each([
  ['<blockquote><p>one</p><p>two</p></blockquote><p>three</p>', 'one\n\ntwo\n\nthree'],
  ['<ul><li><p>one</p></li><li>two</li></ul><p><b>thr</b>ee</p>', '- one\n- two\n\nthree'],
])('%p is read as %p', (html, text) => {
  expect(textOfHtml(html)).toBe(text);
});

test.each([
  ['<p></p>', false],
  ['<p>one<br>two</p><p>three</p>', false],
  ['<p>one</p><img src="/api/files/1">', true],
  ['<p><strong>one</strong></p>', true],
  ['<p><a href="https://example.org/">one</a></p>', true],
])('as plain text %p loses something: %p', (html, isLoss) => expect(losesAsPlainText(html)).toBe(isLoss));
