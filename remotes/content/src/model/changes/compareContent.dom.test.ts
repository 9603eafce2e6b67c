import { readArticleMarkup } from '@atrium/ui/sanitize';
import fc from 'fast-check';
import type { ContentText } from '../../api/schemas';
import { type ContentChanges, compareContent, hasChanges } from './compareContent';
import type { Piece } from './compareTokens';
import type { Container, Mark } from './readBlocks';

const empty: ContentText = {
  title: '',
  slug: '',
  summary: '',
  body: '',
  cover: null,
  channelIds: [],
  tags: [],
  locale: 'en',
};
const compare = (before: Partial<ContentText>, after: Partial<ContentText>): ContentChanges =>
  finish(compareContent({ ...empty, ...before }, { ...empty, ...after }, readArticleMarkup));

function finish<T>(steps: Generator<void, T>): T {
  for (;;) {
    const { done, value } = steps.next();
    if (done) return value;
  }
}

const compareBodies = (before: string, after: string) => compare({ body: before }, { body: after });

const counted = ({ counts }: ContentChanges) => Object.fromEntries(Object.entries(counts).filter(([, count]) => count));

const tagsOf = (path: readonly Container[]) => path.map(({ tag }) => tag).join(' ') || 'p';

const namesOf = (sign: string, marks: readonly Mark[]) => marks.map(({ name }) => `${sign}${name}`).join('');

function renderPiece(piece: Piece): string {
  if (piece.kind === 'link') return `<${piece.before} → ${piece.after}>`;
  if (piece.kind === 'picture')
    return `(${piece.before?.src} ${piece.before?.alt} → ${piece.after?.src} ${piece.after?.alt})`;
  if (piece.kind === 'formatted') return `${piece.text}/${namesOf('+', piece.gained)}${namesOf('-', piece.lost)}/`;
  if (piece.kind === 'same') return piece.text;
  return piece.kind === 'added' ? `{+${piece.text}+}` : `[-${piece.text}-]`;
}

/** One line per block, with * for changed ones. */
const rendered = ({ blocks }: ContentChanges): string[] =>
  blocks.map(
    ({ path, moved, pieces, change }) =>
      `${change === 'none' ? '' : '*'}${moved ? `${tagsOf(moved.before)} → ` : ''}${tagsOf(path)}: ${pieces.map(renderPiece).join('')}`,
  );

test.each<[string, string, string, string[], object]>([
  ['nothing', '<p>One two</p>', '<p>One  two</p>', ['p: One two'], {}],
  [
    'a word',
    '<p>One price, soon</p>',
    '<p>One price, from December</p>',
    ['*p: One price,[- soon-]{+ from December+}'],
    { added: 2, removed: 1 },
  ],
  ['a new block', '<p>A</p>', '<p>A</p><p>B c</p>', ['p: A', '*p: {+B c+}'], { added: 2 }],
  [
    'a block that is gone',
    '<p>A</p><p>B c</p><p>D</p>',
    '<p>A</p><p>D</p>',
    ['p: A', '*p: [-B c-]', 'p: D'],
    { removed: 2 },
  ],
  ['a heading in place of a paragraph', '<p>A</p>', '<h2>A</h2>', ['*p → h2: A'], { heading: 1 }],
  ['the level of a heading', '<h2>A</h2>', '<h3>A</h3>', ['*h2 → h3: A'], { heading: 1 }],
  ['everything', '<p>A</p>', '<p>B</p>', ['*p: [-A-]{+B+}'], { added: 1, removed: 1 }],
  [
    'the first words',
    '<p>One two three</p>',
    '<p>Two three</p>',
    ['*p: [-One two-]{+Two+} three'],
    { added: 1, removed: 2 },
  ],
  ['the first word', '<p>one two</p>', '<p>two</p>', ['*p: [-one -]two'], { removed: 1 }],
  ['from nothing', '', '<p>A</p>', ['*p: {+A+}'], { added: 1 }],
  [
    'the address of a link',
    '<p>Please <a href="https://pay.example/a">pay here</a> now</p>',
    '<p>Please <a href="https://pay.evil/a">pay here</a> now</p>',
    ['*p: Please pay here<https://pay.example/a → https://pay.evil/a> now'],
    { links: 1 },
  ],
  [
    'a link and its words',
    '<p>Please <a href="https://a.example">pay</a></p>',
    '<p>Please <a href="https://b.example">donate</a></p>',
    ['*p: Please[- pay-]{+ donate+}<https://a.example → https://b.example>'],
    { added: 1, removed: 1, links: 1 },
  ],
  [
    'a link that is new, and one that is gone',
    '<p><a href="https://a.example">pay</a> or not</p>',
    '<p>pay or <a href="https://b.example">not</a></p>',
    ['*p: pay<https://a.example → null> or not<null → https://b.example>'],
    { links: 2 },
  ],
  [
    'a word more in a link',
    '<p><a href="https://a.example">pay</a></p>',
    '<p><a href="https://a.example">pay here</a></p>',
    ['*p: pay{+ here+}'],
    { added: 1 },
  ],
  [
    'the address of a picture',
    '<p><img src="/a.png" alt="A"></p>',
    '<p><img src="/b.png" alt="A"></p>',
    ['*p: (/a.png A → /b.png A)'],
    { pictures: 1 },
  ],
  [
    'the words for a picture',
    '<p><img src="/a.png" alt="A"></p>',
    '<p><img src="/a.png" alt="B"></p>',
    ['*p: (/a.png A → /a.png B)'],
    { pictures: 1 },
  ],
  [
    'one picture of two',
    '<p><img src="/a.png"><img src="/b.png"></p>',
    '<p><img src="/b.png"></p>',
    ['*p: (/a.png  → undefined undefined)(/b.png  → /b.png )'],
    { pictures: 1 },
  ],
  [
    'bold words',
    '<p>One two three</p>',
    '<p>One <b>two three</b></p>',
    ['*p: One two three/+strong/'],
    { formatted: 2 },
  ],
  [
    'a bold word before a full stop',
    '<p>One two.</p>',
    '<p>One <b>two</b>.</p>',
    ['*p: One two/+strong/.'],
    { formatted: 1 },
  ],
  ['a full stop', '<p>One two</p>', '<p>One two.</p>', ['*p: One two{+.+}'], { signs: 1 }],
  ['a bold full stop', '<p>One.</p>', '<p>One<b>.</b></p>', ['*p: One./+strong/'], { formatted: 1 }],
  ['bold in place of italic', '<p><em>One</em></p>', '<p><b>One</b></p>', ['*p: One/+strong-em/'], { formatted: 1 }],
  ['struck and code', '<p>a b</p>', '<p><s>a</s> <code>b</code></p>', ['*p: a/+s/ b/+code/'], { formatted: 2 }],
  [
    'a list of numbers in place of signs',
    '<ul><li>a</li><li>b</li></ul>',
    '<ol><li>a</li><li>b</li></ol>',
    ['*ul li → ol li: a', '*ul li → ol li: b'],
    { list: 1 },
  ],
  [
    'an entry further in',
    '<ul><li>a</li><li>b</li></ul>',
    '<ul><li>a<ul><li>b</li></ul></li></ul>',
    ['ul li: a', '*ul li → ul li ul li: b'],
    { list: 1 },
  ],
  [
    'two lists of one',
    '<ul><li>a</li><li>b</li></ul>',
    '<ul><li>a</li></ul><ul><li>b</li></ul>',
    ['ul li: a', '*ul li → ul li: b'],
    { list: 1 },
  ],
  [
    'a quote',
    '<p>a</p><p>b</p>',
    '<blockquote><p>a</p><p>b</p></blockquote>',
    ['*p → blockquote: a', '*p → blockquote: b'],
    { quote: 1 },
  ],
  [
    'a head of a column',
    '<table><tr><td>a</td><td>b</td></tr></table>',
    '<table><tr><th>a</th><td>b</td></tr></table>',
    ['*table tbody tr td → table tbody tr th: a', 'table tbody tr td: b'],
    { cell: 1 },
  ],
  [
    'the width of a cell',
    '<table><tr><td>a</td></tr></table>',
    '<table><tr><td colspan="2">a</td></tr></table>',
    ['*table tbody tr td → table tbody tr td: a'],
    { cell: 1 },
  ],
  [
    'an empty cell more',
    '<table><tr><td>a</td></tr></table>',
    '<table><tr><td>a</td><td></td></tr></table>',
    ['table tbody tr td: a', '*table tbody tr td: '],
    { cell: 1 },
  ],
  ['code', '<p>a</p>', '<pre><code>a</code></pre>', ['*p → pre: a'], { code: 1 }],
  ['blanks in code', '<pre>a b</pre>', '<pre>a\n  b</pre>', ['*pre: a[- -]{+\n  +}b'], { blanks: 2, code: 1 }],
  ['a rule', '<p>a</p><p>b</p>', '<p>a</p><hr><p>b</p>', ['p: a', '*hr: ', 'p: b'], { rule: 1 }],
  ['an empty paragraph', '<p>a</p><p>b</p>', '<p>a</p><p></p><p>b</p>', ['p: a', '*p: ', 'p: b'], { paragraph: 1 }],
  ['a line break', '<p>a b</p>', '<p>a<br>b</p>', ['*p: a{+↵\n+}b'], { breaks: 1 }],
  [
    'words without blanks between them',
    '<p>霧が深い。</p>',
    '<p>雨が深い。</p>',
    ['*p: [-霧-]{+雨+}が深い。'],
    { added: 1, removed: 1 },
  ],
])('%s', (_what, before, after, lines, counts) => {
  const changes = compareBodies(before, after);
  expect(rendered(changes)).toEqual(lines);
  expect(counted(changes)).toEqual(counts);
  expect(changes.isCoarse).toBe(false);
});

test('what is written in another way and read as the same is no change', () => {
  const same = [
    ['<p><b><i>a</i></b></p>', '<p><em><strong>a</strong></em></p>'],
    ['<p>a</p>\n\n<p>b</p>', '<p>a</p><p>b </p>'],
    ['<ul><li>a</li></ul>', '<ul>\n<li><p>a</p></li>\n</ul>'],
    ['', '<p></p>'],
    ['<p>a<script>x()</script></p>', '<p onclick="x()">a</p>'],
  ];
  for (const [before = '', after = ''] of same) expect(hasChanges(compareBodies(before, after))).toBe(false);
});

test.each<[Partial<ContentText>, string]>([
  [{ slug: 'b' }, 'slug'],
  [{ cover: { src: '/a.png', alt: 'B' } }, 'cover'],
  [{ cover: null }, 'cover'],
  [{ tags: ['b', 'a'] }, 'tags'],
  [{ channelIds: [1, 2] }, 'channelIds'],
  [{ locale: 'de' }, 'locale'],
])('a change of %j is one of its field', (change, field) => {
  const before = { slug: 'a', cover: { src: '/a.png', alt: 'A' }, tags: ['a', 'b'], channelIds: [1], locale: 'en' };
  expect(compare(before, { ...before, ...change })).toMatchObject({ fields: [field] });
  expect(compare(before, before).fields).toEqual([]);
});

test('words of title and summary count', () => {
  const changes = compare({ title: 'One price, soon', summary: 'a' }, { title: 'One price', summary: 'a b' });
  expect(counted(changes)).toEqual({ added: 1, removed: 1 });
  expect(changes.title.map(renderPiece).join('')).toBe('One price[-, soon-]');
});

describe('of any two texts', () => {
  const marks = [
    'strong',
    'em',
    's',
    'u',
    'code',
    'sub',
    'sup',
    'a href="https://a.example"',
    'a href="https://b.example"',
  ];
  const run = fc.record({
    text: fc.constantFrom('a', 'b', 'a b', 'c'),
    hasGap: fc.boolean(),
    marks: fc.uniqueArray(fc.constantFrom(...marks), { maxLength: 2 }).map((chosen) => {
      const sorted = marks.filter((mark) => chosen.includes(mark));
      return sorted.filter((mark, place) => !mark.startsWith('a ') || !sorted[place + 1]?.startsWith('a '));
    }),
  });
  const wrap = (text: string, around: readonly string[]) =>
    around.reduceRight((inner, mark) => `<${mark}>${inner}</${mark.split(' ')[0]}>`, text);
  /** Adjacent runs with the same marks are merged: each text has one form. */
  const line = fc.array(run, { maxLength: 3 }).map((runs) => {
    const joined: { text: string; marks: string[] }[] = [];
    for (const [place, { text, hasGap, marks: around }] of runs.entries()) {
      const written = hasGap && place > 0 ? ` ${text}` : text;
      const last = joined.at(-1);
      if (last?.marks.join() === around.join()) last.text += written;
      else joined.push({ text: written, marks: around });
    }
    return joined.map(({ text, marks: around }) => wrap(text, around)).join('');
  });
  const picture = fc
    .tuple(fc.constantFrom('/a.png', '/b.png'), fc.constantFrom('A', 'B'))
    .map(([src, alt]) => `<img src="${src}" alt="${alt}">`);
  const paragraph = fc.oneof(line, picture).map((text) => `<p>${text}</p>`);
  const entries = (inner: fc.Arbitrary<string>) =>
    fc.array(fc.array(inner, { minLength: 1, maxLength: 2 }), { minLength: 1, maxLength: 2 });
  const list = (inner: fc.Arbitrary<string>) =>
    fc
      .tuple(fc.constantFrom('ul', 'ol', 'ol start="5"'), entries(inner))
      .map(([tag, items]) => wrap(items.map((item) => `<li>${item.join('')}</li>`).join(''), [tag]));
  const cell = fc
    .tuple(fc.constantFrom('td', 'th', 'td colspan="2"'), paragraph)
    .map(([tag, text]) => wrap(text, [tag]));
  const table = fc
    .array(fc.array(cell, { minLength: 1, maxLength: 2 }), { minLength: 1, maxLength: 2 })
    .map((rows) => `<table><tbody>${rows.map((cells) => `<tr>${cells.join('')}</tr>`).join('')}</tbody></table>`);
  const code = fc
    .tuple(fc.constantFrom('code', 'code class="language-js"'), fc.constantFrom('a b', 'a  b', 'a\nb', 'a'))
    .map(([tag, text]) => wrap(text, ['pre', tag]));
  const block = fc.oneof(
    paragraph,
    fc.tuple(fc.constantFrom('h2', 'h3', 'h4'), line).map(([tag, text]) => wrap(text, [tag])),
    list(fc.oneof({ weight: 3, arbitrary: paragraph }, { weight: 1, arbitrary: list(paragraph) })),
    fc.array(paragraph, { minLength: 1, maxLength: 2 }).map((texts) => wrap(texts.join(''), ['blockquote'])),
    table,
    code,
    fc.constant('<hr>'),
  );
  const text = fc.array(block, { maxLength: 4 });
  const pair = fc.tuple(text, text, block, fc.nat(3), fc.boolean()).map(([before, other, one, place, isOther]) => {
    const after = isOther ? other : before.toSpliced(place, 1, one);
    return [before.join(''), after.join('')] as const;
  });
  const sanitised = (html: string): string => {
    const place = document.createElement('div');
    place.append(readArticleMarkup(html));
    return place.innerHTML === '<p></p>' ? '' : place.innerHTML;
  };

  test('a change is found where they differ, and none where they are the same', () => {
    fc.assert(
      fc.property(pair, ([before, after]) => {
        expect(hasChanges(compareBodies(before, after))).toBe(sanitised(before) !== sanitised(after));
      }),
      { numRuns: 200 },
    );
  });

  test('what is drawn without what came is the older one, and without what went the newer one', () => {
    const lettersOf = (html: string) => readArticleMarkup(html).textContent?.replace(/\s/g, '');
    const letters = (changes: ContentChanges, without: 'added' | 'removed') =>
      changes.blocks
        .map(({ pieces }) => pieces.map((one) => ('text' in one && one.kind !== without ? one.text : '')).join(''))
        .join('')
        .replace(/[\s↵]/g, '');
    fc.assert(
      fc.property(pair, ([before, after]) => {
        const changes = compareBodies(before, after);
        expect(letters(changes, 'added')).toBe(lettersOf(before));
        expect(letters(changes, 'removed')).toBe(lettersOf(after));
      }),
      { numRuns: 80 },
    );
  });
});

describe('of long texts', () => {
  const words = (count: number, name: string) => Array.from({ length: count }, (_, index) => `${name}${index % 700}`);
  const paragraphs = (all: readonly string[], size: number) =>
    Array.from(
      { length: Math.ceil(all.length / size) },
      (_, index) => `<p>${all.slice(index * size, (index + 1) * size).join(' ')}</p>`,
    ).join('');

  test('5,000 words that were rewritten are compared within the budget', () => {
    const changes = compareBodies(paragraphs(words(5000, 'old'), 50), paragraphs(words(5000, 'new'), 50));
    expect(counted(changes)).toEqual({ added: 5000, removed: 5000 });
  });

  test('one paragraph in which too much has changed is not compared word by word, and that is said', () => {
    const old = words(4000, 'w');
    const changes = compareBodies(
      `<p>${old.join(' ')}</p><p>End</p>`,
      `<p>${old.toReversed().join(' ')}</p><p>End</p>`,
    );
    expect(changes.isCoarse).toBe(true);
    expect(counted(changes)).toEqual({ added: 4000, removed: 4000 });
    expect(rendered(changes).at(-1)).toBe('p: End');
  });

  test('one word in each of 100 paragraphs is found', () => {
    const before = paragraphs(words(5000, 'w'), 50);
    const changes = compareBodies(before, before.replaceAll('<p>w0', '<p>v0').replace(/<p>(w\d+)/g, '<p>other'));
    expect(counted(changes)).toEqual({ added: 100, removed: 100 });
    expect(changes.isCoarse).toBe(false);
  });
});
