import { readMail } from './RichTextEditor';

const read = (html: string): string => {
  const place = document.createElement('div');
  place.append(readMail(html));
  return place.innerHTML;
};

/** What the editor writes of each of its blocks, marks and attributes. */
test.each([
  '<p align="center" dir="rtl">a <strong>b <em>c</em></strong> <u>d</u> <s>e</s> <code>f</code><br>g</p>',
  '<p>H<sub>2</sub>O weighs 10<sup>3</sup> kg</p>',
  '<ol start="5" type="a"><li><p>Fifth</p><ul><li><p>Within</p></li></ul></li></ol>',
  '<blockquote dir="ltr"><p>a</p></blockquote>',
  '<p><a href="https://a.example/?b=1&amp;c=2" target="_blank" rel="noopener noreferrer nofollow">d</a></p>',
  '<table border="1" cellspacing="0" cellpadding="6"><caption>a</caption><colgroup><col width="64"><col width="80"></colgroup><tbody><tr><th><p>b</p></th><td rowspan="2"><p>c</p></td></tr></tbody></table>',
])('a draft is read as it was written: %s', (written) => expect(read(written)).toBe(written));

test('a picture in a draft keeps its words and caption', () => {
  const written = '<figure><img src="data:image/png;base64,AAAA" alt="007"><figcaption>Fog</figcaption></figure>';
  expect(read(written)).toContain('src="data:image/png;base64,AAAA"');
  expect(read(written)).toContain('alt="007"');
  expect(read(written)).toContain('<figcaption>Fog</figcaption>');
});
