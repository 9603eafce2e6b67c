import { type Node, Slice } from '@tiptap/pm/model';
import { articleSchema } from '../articleNodes';
import { readMarkup } from '../readMarkup';
import { writeMarkup } from '../writeMarkup';
import { listSuggestions } from './listSuggestions';
import { resolveSuggestions, withoutSuggestions, withSuggestions } from './resolveSuggestions';
import { changeBetween, suggestChange } from './suggestChange';

const ann = '1.a.a';
const ben = '2.b.b';

async function suggest(before: Node, html: string, id = ann): Promise<Node> {
  const change = changeBetween(before, await readMarkup(html));
  const suggested = change && suggestChange(before, change, id);
  if (!suggested) throw new Error('It cannot be suggested');
  suggested.doc.check();
  return suggested.doc;
}

const list = '<ul><li><p>Fog</p></li><li><p>Rain</p></li></ul>';

test.each([
  ['a word', '<p>Fog here</p>', '<p>Fog lies here</p>'],
  ['a word less', '<p>Thick fog here</p>', '<p>fog here</p>'],
  ['another word', '<p>Fog here</p>', '<p>Rain here</p>'],
  ['bold', '<p>Fog here</p>', '<p><strong>Fog</strong> here</p>'],
  ['a break', '<p>Fog here</p>', '<p>Fog<br>here</p>'],
  ['a paragraph that is parted', '<p>Fog here</p>', '<p>Fog</p><p>here</p>'],
  ['an empty paragraph', '<p>Fog</p>', '<p>Fog</p><p></p>'],
  ['one parted with words', '<p>Fog here</p>', '<p>Fog lies</p><p>low</p><p>right here</p>'],
  ['two that are joined', '<p>Fog</p><p>here</p>', '<p>Foghere</p>'],
  ['words over two', '<p>Fog lies</p><p>low here</p>', '<p>Fog here</p>'],
  ['words over three', '<p>Fog lies</p><p>low</p><p>right here</p>', '<p>Fog here</p>'],
  ['a paragraph', '<p>Fog</p><p>Sun</p>', '<p>Fog</p><p>Rain</p><p>Sun</p>'],
  ['a paragraph less', '<p>Fog</p><p>Rain</p><p>Sun</p>', '<p>Fog</p><p>Sun</p>'],
  ['a heading', '<p>Fog</p><p>Sun</p>', '<h2>Fog</h2><p>Sun</p>'],
  ['a picture', '<p>Fog</p>', '<p>Fog</p><img src="/a.webp" alt="">'],
  ['another picture', '<img src="/a.webp" alt=""><p>Fog</p>', '<img src="/a.webp" alt="Fog"><p>Fog</p>'],
  ['a list', '<p>Fog</p><p>Rain</p>', list],
  ['no list', list, '<p>Fog</p><p>Rain</p>'],
  ['an item', list, '<ul><li><p>Fog</p></li><li><p>Sun</p></li><li><p>Rain</p></li></ul>'],
  ['an item that is parted', list, '<ul><li><p>F</p></li><li><p>og</p></li><li><p>Rain</p></li></ul>'],
  ['two items that are joined', list, '<ul><li><p>FogRain</p></li></ul>'],
  ['an item deeper', list, '<ul><li><p>Fog</p><ul><li><p>Rain</p></li></ul></li></ul>'],
  ['a quote', '<p>Fog</p>', '<blockquote><p>Fog</p></blockquote>'],
  [
    'words of a cell',
    '<table><tbody><tr><td><p>Fog</p></td></tr></tbody></table>',
    '<table><tbody><tr><td><p>Rain</p></td></tr></tbody></table>',
  ],
  [
    'a row',
    '<table><tbody><tr><td><p>a</p></td></tr></tbody></table>',
    '<table><tbody><tr><td><p>a</p></td></tr><tr><td><p>b</p></td></tr></tbody></table>',
  ],
  ['all of it', '<p>Fog</p><h2>Rain</h2><p>Sun</p>', '<p>Storm</p>'],
])('%s is suggested: readers get none of it, and all of it once it is accepted', async (_what, before, after) => {
  const suggested = await suggest(await readMarkup(before), after);
  expect(writeMarkup(withoutSuggestions(suggested))).toBe(writeMarkup(await readMarkup(before)));
  expect(writeMarkup(withSuggestions(suggested))).toBe(writeMarkup(await readMarkup(after)));
  expect(listSuggestions(suggested).map(({ by }) => by)).toEqual([1]);
});

test.each([
  ['a word', '<p>Fog here</p>', '<p>Fog lies here</p>', { inserted: 'lies ', deleted: '' }],
  ['another word', '<p>Fog here</p>', '<p>Rain here</p>', { inserted: 'Rain', deleted: 'Fog' }],
  ['a paragraph that is parted', '<p>Foghere</p>', '<p>Fog</p><p>here</p>', { isParted: true, inserted: '' }],
  ['two that are joined', '<p>Fog</p><p>here</p>', '<p>Foghere</p>', { isJoined: true, deleted: '' }],
  ['a picture', '<p>Fog</p>', '<p>Fog</p><img src="/a.webp" alt="">', { insertedBlocks: ['picture'] }],
])('%s is listed', async (_what, before, after, listed) => {
  expect(listSuggestions(await suggest(await readMarkup(before), after))).toEqual([expect.objectContaining(listed)]);
});

test('what one person writes on is one suggestion, and what they take back of it is gone', async () => {
  const before = await readMarkup('<p>Fog here</p>');
  let doc = before;
  for (const [at, word] of [
    [5, 'l'],
    [6, 'o'],
    [7, 'w'],
  ] as const) {
    const slice = new Slice(before.type.create(null, []).content.addToEnd(before.type.schema.text(word)), 0, 0);
    doc = suggestChange(doc, { from: at, to: at, slice }, `1.${word}.x`)?.doc ?? doc;
  }
  expect(listSuggestions(doc)).toMatchObject([{ id: '1.l.x', inserted: 'low' }]);
  const fewer = suggestChange(doc, { from: 6, to: 8, slice: Slice.empty }, '1.z.x')?.doc ?? doc;
  expect(listSuggestions(fewer)).toMatchObject([{ inserted: 'l', deleted: '' }]);
  const none = suggestChange(fewer, { from: 5, to: 6, slice: Slice.empty }, '1.z.x')?.doc ?? doc;
  expect(none.eq(before)).toBe(true);
});

test('two people suggest at one place, and each is decided on', async () => {
  const before = await readMarkup('<p>Fog here</p>');
  const first = await suggest(before, '<p>Fog lies here</p>');
  const [mine] = listSuggestions(first);
  // Ben takes out what Ann put in, of which he is not the author: it stays until somebody decides.
  const both =
    suggestChange(first, { from: mine?.from ?? 0, to: mine?.to ?? 0, slice: Slice.empty }, ben)?.doc ?? first;
  expect(listSuggestions(both).map(({ by, inserted, deleted }) => ({ by, inserted, deleted }))).toEqual([
    { by: 1, inserted: 'lies ', deleted: '' },
    { by: 2, inserted: '', deleted: 'lies ' },
  ]);
  expect(writeMarkup(withoutSuggestions(both))).toBe('<p>Fog here</p>');
  const onlyAnn = resolveSuggestions(both, (id) => (id === ben ? 'reject' : 'accept'));
  expect(writeMarkup(onlyAnn)).toBe('<p>Fog lies here</p>');
  const onlyFirst = resolveSuggestions(both, (id) => (id === ben ? 'keep' : 'accept'));
  expect(listSuggestions(onlyFirst)).toMatchObject([{ by: 2, deleted: 'lies ' }]);
});

test('a paragraph that was parted and joined again by the same person leaves nothing', async () => {
  const before = await readMarkup('<p>Foghere</p>');
  const parted = await suggest(before, '<p>Fog</p><p>here</p>');
  const joined = suggestChange(parted, { from: 4, to: 6, slice: Slice.empty }, '1.z.x')?.doc;
  expect(joined?.toJSON()).toEqual(before.toJSON());
});

test('a text without suggestions is itself', () => {
  const { doc, paragraph } = articleSchema().nodes;
  const text = doc?.create(null, paragraph?.create(null, articleSchema().text('Fog')));
  if (text) expect(withoutSuggestions(text)).toBe(text);
});
