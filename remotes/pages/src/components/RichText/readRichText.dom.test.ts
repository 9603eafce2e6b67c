import { readRichText } from './readRichText';

const htmlOf = (html: string) => {
  const place = document.createElement('div');
  place.append(readRichText(html).content);
  return place.innerHTML;
};

test.each([
  ['a script', '<p>Hi<script>alert(1)</script></p>', '<p>Hi</p>'],
  ['a handler', '<img src="/a.svg" alt="A" onerror="alert(1)">', '<img src="/a.svg" alt="A">'],
  ['a link that runs', '<a href="javascript:alert(1)">x</a>', '<a>x</a>'],
  ['a frame', '<iframe src="https://example.com"></iframe><p>x</p>', '<p>x</p>'],
  ['looks of its own', '<p style="position:fixed" class="x" id="y">x</p>', '<p>x</p>'],
  ['a form', '<form action="/x"><input name="a">x</form>', 'x'],
])('takes out %s', (_, html, safe) => {
  expect(htmlOf(html)).toBe(safe);
});

test('keeps text with its structure', () => {
  const html = '<p>One <strong>two</strong></p><ol><li>three</li></ol><blockquote><p>four</p></blockquote>';
  expect(htmlOf(html)).toBe(html);
});

test('finds the headings, and gives each an anchor of its own', () => {
  const html = '<h2>Good to know</h2><h3>A <em>b</em></h3><h2>Good to know</h2><h2></h2><h4>Small</h4>';
  expect(readRichText(html).headings).toEqual([
    { anchor: 'good-to-know', text: 'Good to know' },
    { anchor: 'a-b', text: 'A b' },
    { anchor: 'good-to-know-2', text: 'Good to know' },
  ]);
  expect(htmlOf(html)).toContain('<h2 id="good-to-know-2">');
});
