import { type Block, type Inline, readMessage } from './messageText';

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
  ['a ```b``` c', ['paragraph: a ``{b}`` c']],
  ['', []],
  [' \n ', []],
  ['-', ['paragraph: -']],
  ['-5 degrees', ['paragraph: -5 degrees']],
])('%j is read without an end or with nothing in it', (text, expected) => {
  expect(read(text)).toEqual(expected);
});

test('nothing is lost of a hostile or a very long message, and reading it takes no time', () => {
  for (const part of ['*a ', '_', '`', '```', '> ', '- ', '[](', 'https://a.b/', '@', '~*_']) {
    const text = part.repeat(40_000 / part.length);
    expect(readMessage(text).length).toBeLessThan(text.length);
  }
});
