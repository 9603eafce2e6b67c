import type { Inline } from './inlineText';
import { type Block, messageWords, readMessage } from './messageText';

const renderInline = (part: Inline): string => {
  if ('parts' in part) return `<${part.kind}>${part.parts.map(renderInline).join('')}</${part.kind}>`;
  if (part.kind === 'link') return `[${part.text}](${part.href})`;
  return part.kind === 'code' ? `{${part.text}}` : part.text;
};
const line = (parts: readonly Inline[]) => parts.map(renderInline).join('');
const summarize = (block: Block): string => {
  if (block.kind === 'code') return `code: ${block.text}`;
  if (block.kind === 'list') return `list ${block.start ?? '-'}: ${block.items.map(line).join(' | ')}`;
  return `${block.kind}: ${line(block.parts)}`;
};
const read = (text: string) => readMessage(text).map(summarize);

test.each([
  ['Plain words', 'Plain words'],
  ['a `const x = *y*` b', 'a {const x = *y*} b'],
  [
    '*strong*, **stronger**, _soft_ and ~gone~',
    '<strong>strong</strong>, <strong>stronger</strong>, <em>soft</em> and <strike>gone</strike>',
  ],
  ['*all of _it_*', '<strong>all of <em>it</em></strong>'],
  ['2*3*4 and snake_case_name', '2*3*4 and snake_case_name'],
  ['it is * not strong * at all', 'it is * not strong * at all'],
  ['see https://example.com/a_b_c?d=1.', 'see [https://example.com/a_b_c?d=1](https://example.com/a_b_c?d=1).'],
  ['*see https://example.com*', '<strong>see [https://example.com](https://example.com)</strong>'],
  ['(www.example.com)', '([www.example.com](https://www.example.com))'],
  ['write to tom@example.com', 'write to [tom@example.com](mailto:tom@example.com)'],
  ['the file notes.md', 'the file notes.md'],
  ['javascript:alert(1)', 'javascript:alert(1)'],
  ['data:text/html,<script>alert(1)</script>', 'data:text/html,<script>alert(1)</script>'],
  ['<b onclick="alert(1)">bold</b>', '<b onclick="alert(1)">bold</b>'],
  ['`open', '`open'],
  ['a ``b ` c`` d', 'a {b ` c} d'],
  ['a ```b``` c', 'a {b} c'],
  ['a ``` b', 'a ``` b'],
  ['`https://example.com/` and `*x*`', '{https://example.com/} and {*x*}'],
  [
    'http://domain.example/foo/bar-_stuff_-in-it.jpg',
    '[http://domain.example/foo/bar-_stuff_-in-it.jpg](http://domain.example/foo/bar-_stuff_-in-it.jpg)',
  ],
  ['see “https://example.com/”', 'see “[https://example.com/](https://example.com/)”'],
  ['*https://example.com/* `a`', '<strong>[https://example.com/](https://example.com/)</strong> {a}'],
  ['*see `a`*', '<strong>see {a}</strong>'],
])('%j is read as %j', (text, expected) => {
  expect(read(text)).toEqual([`paragraph: ${expected}`]);
});

test('lines, lists, quotes and fences are parts of their own', () => {
  const text =
    'Two things:\n- one\n- *two*\n\n3. three\n4) four\n> said\n> before\n```ts\nconst a = 1;\n\n- b\n```\nend\n\nreally';
  expect(read(text)).toEqual([
    'paragraph: Two things:',
    'list -: one | <strong>two</strong>',
    'list 3: three | four',
    'quote: said\nbefore',
    'code: const a = 1;\n\n- b',
    'paragraph: end\n\nreally',
  ]);
});

test.each([
  ['```open to the end', ['code: open to the end']],
  ['```one line```', ['code: one line']],
  ['before ```\ncode\n``` after', ['paragraph: before', 'code: code', 'paragraph: after']],
  ['```\ncode\n``` after', ['code: code', 'paragraph: after']],
  ['````\n```\n````', ['code: ```']],
  ['```\none\n```\n```\ntwo\n```', ['code: one', 'code: two']],
  ['```c++\nint a;\n```', ['code: int a;']],
  ['- one\n- `two`\n* three', ['list -: one | {two} | three']],
  ['', []],
  [' \n ', []],
  ['-', ['paragraph: -']],
  ['-5 degrees', ['paragraph: -5 degrees']],
])('%j is read without an end or with nothing in it', (text, expected) => {
  expect(read(text)).toEqual(expected);
});

test('nothing is lost of a hostile or a very long message, and reading it takes no time', () => {
  for (const part of [
    '*a ',
    '_',
    '`',
    '``` ',
    '> ',
    '- ',
    '[](',
    'https://a.b/',
    '@',
    '~*_',
    '_*',
    '*a* ',
    '` ',
    '\n```',
  ]) {
    const text = part.repeat(40_000 / part.length);
    expect(readMessage(text).length).toBeLessThan(text.length);
  }
});

describe('a mark is applied whole or left as typed', () => {
  test.each([
    ['__init__', '<em>init</em>'],
    ['~~del~~', '<strike>del</strike>'],
    ['***x***', '<strong>x</strong>'],
    ['**_x_**', '<strong><em>x</em></strong>'],
    ['*_~x~_*', '<strong><em><strike>x</strike></em></strong>'],
    ['**x*', '**x*'],
    ['*x**', '*x**'],
    ['****x****', '****x****'],
    ['*x _y* z_', '<strong>x _y</strong> z_'],
    ['*one\ntwo*', '*one\ntwo*'],
    ['snake_case_name and _private_name', 'snake_case_name and _private_name'],
    ['5*6*7 *.ts', '5*6*7 *.ts'],
    ['/*comment*/', '/*comment*/'],
    ['¯\\_(ツ)_/¯', '¯\\_(ツ)_/¯'],
    ['^_^ >_< *_* -_-', '^_^ >_< *_* -_-'],
    ['~/notes and ~5', '~/notes and ~5'],
    ['（*重点*）。', '（<strong>重点</strong>）。'],
    ['你好，*重点*！', '你好，<strong>重点</strong>！'],
    ['«*x*»', '«<strong>x</strong>»'],
    ['😀*x*😀', '😀<strong>x</strong>😀'],
    ['*x*, _y_: ~z~!', '<strong>x</strong>, <em>y</em>: <strike>z</strike>!'],
    ['*x*y', '*x*y'],
    ['e\u0301*x*', 'e\u0301*x*'],
  ])('%j is read as %j', (text, expected) => expect(read(text)).toEqual([`paragraph: ${expected}`]));
});

describe('previews have the words, without marks', () => {
  test.each([
    ['before ```\ncode\n``` after', 'before code after'],
    ['*Two* things:\n- `one`\n- _two_', 'Two things: one two'],
    ['> said\nso', 'said so'],
    ['2*3*4', '2*3*4'],
    ['see https://example.com/_a_', 'see https://example.com/_a_'],
    ['***', '***'],
    ['', ''],
  ])('%j is shown as %j', (text, expected) => expect(messageWords(text)).toBe(expected));
});
