import { blocksOf } from './blocksOf';

test.each([
  ['paragraphs', '<p>One <b>two</b></p><h2 class="x">Three</h2>', ['p One two', 'h2 Three']],
  ['a quote', '<blockquote><p>Said</p></blockquote><p>Then</p>', ['blockquote Said', 'p Then']],
  ['items that hold paragraphs', '<ul><li><p>a</p></li><li><p>b</p></li></ul>', ['p a', 'p b']],
  ['items that hold words', '<ol><li>a</li><li>b</li></ol>', ['li a', 'li b']],
  ['rows with cells of paragraphs', '<table><tr><td><p>a</p></td><td><p>b</p></td></tr></table>', ['p a', 'p b']],
  [
    'a picture with words below',
    '<figure><img src="/a.png" alt="x"><figcaption>c</figcaption></figure>',
    ['figcaption c'],
  ],
  ['characters', '<p>a &amp; b &lt;c&gt;&#39;&#x27;</p>', ["p a & b <c>''"]],
  ['nothing', '', []],
])('reads %s', (_what, html, expected) => {
  expect(blocksOf(html).map(({ tag, text }) => `${tag} ${text}`)).toEqual(expected);
});
