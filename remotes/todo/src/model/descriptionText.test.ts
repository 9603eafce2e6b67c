import { toPlainText } from './descriptionText';

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
