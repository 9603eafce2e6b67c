import { toHtml, toPlainText } from './descriptionText';

test.each([
  ['', ''],
  ['plain', 'plain'],
  ['<p>One</p><p>Two &amp; three</p>', 'One\nTwo & three'],
  ['<p>One<br>Two<br/>Three</p>', 'One\nTwo\nThree'],
  ['<p>First:</p><ul><li>a</li><li><b>b</b></li></ul>', 'First:\n\n- a\n- b'],
  ['<p>5 &lt; 6 &#8211; &#x41;</p>', '5 < 6 – A'],
  ['<script>alert(1)</script>', 'alert(1)'],
  ['&lt;b&gt; &bogus; &#0;', '<b> &bogus; &#0;'],
])('%j reads as %j', (html, text) => expect(toPlainText(html)).toBe(text));

test.each([
  ['', ''],
  ['  ', ''],
  ['One\nTwo', '<p>One</p><p>Two</p>'],
  ['<img src=x onerror=alert(1)>', '<p>&lt;img src=x onerror=alert(1)&gt;</p>'],
])('%j is kept as %j', (text, html) => expect(toHtml(text)).toBe(html));

test.each([['One\nTwo'], ['a < b & c > d'], ['&amp;'], ['- a\n- b']])('%j comes back as it was typed', (text) =>
  expect(toPlainText(toHtml(text))).toBe(text),
);
