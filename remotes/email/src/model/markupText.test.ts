import { textOfMarkup } from './markupText';

test.each([
  ['', ''],
  ['<p>one</p><p>two</p>', 'one\ntwo'],
  ['one<br>two <b>three</b>', 'one\ntwo three'],
  ['<style>p{color:red}</style>a<script>fire()</script>b', 'ab'],
  ['a &amp; b &lt;c&gt; &#33;&#x21; &unknown; &#0;', 'a & b <c> !! &unknown; \ufffd'],
  ['<p>\n  wide \t open\n</p>', 'wide open'],
  ['a < b', 'a < b'],
])('%p reads %p', (html, text) => expect(textOfMarkup(html)).toBe(text));

test('broken markup of millions of brackets ends', () => {
  expect(textOfMarkup('<'.repeat(300_000))).toHaveLength(300_000);
  expect(textOfMarkup('<style>'.repeat(100_000))).toBe('');
});
