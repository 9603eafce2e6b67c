import { htmlOfText } from './plainText';

test.each([
  ['', ''],
  ['one', '<p>one</p>'],
  ['one\ntwo', '<p>one<br>two</p>'],
  ['one\r\n\r\n\r\ntwo', '<p>one</p><p>two</p>'],
  ['1 < 2 & 3', '<p>1 &lt; 2 &amp; 3</p>'],
])('%p becomes %p', (text, html) => {
  expect(htmlOfText(text)).toBe(html);
});
