import { type Block, wordChanges } from './wordChanges';

const p = (text: string): Block => ({ tag: 'p', text });

/** Blocks as one line each: [-gone-] and {+new+}, with * before one that differs. */
const drawn = (before: Block[], after: Block[]) =>
  wordChanges(before, after).blocks.map(({ tag, pieces, isChanged }) => {
    const marks = { same: ['', ''], added: ['{+', '+}'], removed: ['[-', '-]'] } as const;
    const text = pieces.map(({ kind, text: words }) => `${marks[kind][0]}${words.trim()}${marks[kind][1]}`).join(' ');
    return `${isChanged ? '*' : ''}${tag}: ${text}`;
  });

test.each<[string, Block[], Block[], string[]]>([
  ['nothing', [p('One two')], [p('One two')], ['p: One two']],
  ['a word', [p('One price, soon')], [p('One price, from December')], ['*p: One price, [-soon-] {+from December+}']],
  ['a new block', [p('A')], [p('A'), p('B c')], ['p: A', '*p: {+B c+}']],
  ['a block that is gone', [p('A'), p('B c'), p('D')], [p('A'), p('D')], ['p: A', '*p: [-B c-]', 'p: D']],
  ['a heading in place of a paragraph', [p('A')], [{ tag: 'h2', text: 'A' }], ['h2: A']],
  ['everything', [p('A')], [p('B')], ['*p: [-A-] {+B+}']],
  ['from nothing', [], [p('A')], ['*p: {+A+}']],
])('%s', (_what, before, after, lines) => {
  expect(drawn(before, after)).toEqual(lines);
});

test('counts words and blocks', () => {
  expect(wordChanges([p('a b c'), p('d')], [p('a x y c'), p('d')])).toMatchObject({ changed: 1, added: 2, removed: 1 });
});
