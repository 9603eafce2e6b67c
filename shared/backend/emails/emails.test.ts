import { blockPlaceholder, fillEmail, issuesOfEmail, linkPlaceholder, textPlaceholder } from '.';

const placeholders = [textPlaceholder('name'), linkPlaceholder('link', true), blockPlaceholder('rows')];
const values = { name: '<b>Ann</b> & {{link}}\nof "A"', link: '/x?a=1&b="', rows: '<table></table>' };

test.each([
  ['Dear {{name}}', '<p>Dear &lt;b&gt;Ann&lt;/b&gt; &amp; {{link}}<br>of &quot;A&quot;</p>'],
  ['[Open it]({{link}})', '<p><a href="/x?a=1&amp;b=&quot;">Open it</a></p>'],
  [
    '[{{name}}](https://a.example/?q="><script>)',
    '<p><a href="https://a.example/?q=&quot;&gt;&lt;script&gt;">&lt;b&gt;Ann&lt;/b&gt; &amp; {{link}}<br>of &quot;A&quot;</a></p>',
  ],
  ['[x](javascript:alert)', '<p>[x](javascript:alert)</p>'],
  ['[x]({{name}})', '<p>[x]({{name}})</p>'],
  ['a\nb\n\n\n**c**', '<p>a<br>b</p><p><strong>c</strong></p>'],
  ['a\r\n\r\nb', '<p>a</p><p>b</p>'],
  ['One\n\n{{rows}}\n\n<i>two</i>', '<p>One</p><table></table><p>&lt;i&gt;two&lt;/i&gt;</p>'],
  ['{{other}}\n\nx', '<p>x</p>'],
])('the text %j', (text, message) => {
  expect(fillEmail({ subject: 's', text }, placeholders, values).message).toBe(message);
});

test('a subject is one line, in plain words', () => {
  const { subject } = fillEmail({ subject: ' To {{name}}\r\nBcc: x ', text: 'x' }, placeholders, values);
  expect(subject).toBe('To <b>Ann</b> & {{link}} of "A" Bcc: x');
});

test.each([
  [{ subject: 'Hi {{name}}', text: '[Open]({{link}})' }, []],
  [{ subject: ' ', text: '[x]({{link}})' }, ['subject empty ']],
  [{ subject: '{{link}}', text: '[x]({{link}})' }, ['subject notInSubject link']],
  [{ subject: '{{nmae}}', text: '[x]({{link}}) {{who}}' }, ['subject unknown nmae', 'text unknown who']],
  [{ subject: 'x', text: 'At {{link}}' }, ['text notLink link']],
  [{ subject: 'x', text: 'No link' }, ['text missing link']],
  [{ subject: '{{', text: '[x]({{link}}) {{ name }}' }, ['subject braces ', 'text braces ']],
  [{ subject: 'x', text: '[x]({{link}})\n\nRows: {{rows}}' }, ['text notAlone rows']],
  [
    { subject: 'x', text: '[a](www.example.com) [b]({{name}}) [c]({{link}})' },
    ['text badLink www.example.com', 'text badLink {{name}}'],
  ],
  [{ subject: 'x', text: '' }, ['text empty ', 'text missing link']],
])('%j has the issues %j', (text, issues) => {
  expect(issuesOfEmail(text, placeholders).map(({ field, code, name }) => `${field} ${code} ${name}`)).toEqual(issues);
});
