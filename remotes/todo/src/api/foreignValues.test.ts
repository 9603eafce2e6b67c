import { editorText, isTimeZone } from './foreignValues';

const blockMap = { a1: { key: 'a1', text: 'Call <Ann> & Bo' }, b2: { key: 'b2', text: 'Then write' } };
const markup = '<p>Call &lt;Ann&gt; &amp; Bo</p><p>Then write</p>';

test.each<[string, unknown, string]>([
  ['a raw content', { blocks: Object.values(blockMap), entityMap: {} }, markup],
  ['a content', { entityMap: {}, blockMap }, markup],
  [
    'a whole state, with what may be undone',
    { _immutable: { undoStack: [{ blockMap: { a1: { text: 'Old' } } }], currentContent: { blockMap } } },
    markup,
  ],
  ['a state in which nothing is written', { currentContent: { blockMap: { a1: { text: '' } } } }, ''],
  ['anything else', { text: 'x', blocks: 5 }, ''],
  ['blocks of anything', { blocks: [null, 5, { text: 7 }, { text: 'Yes' }] }, '<p></p><p></p><p></p><p>Yes</p>'],
])('%s is its text', (_, state, text) => expect(editorText(state)).toBe(text));

test.each([
  ['Europe/Lisbon', true],
  ['Middle/Earth', false],
])('is %s a zone: %s', (name, is) => expect(isTimeZone(name)).toBe(is));
