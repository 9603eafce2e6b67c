import { foldTags, maxTagLength, maxTags, tagKey, tagsIssue } from './tags';

test.each<[string, string[], string[]]>([
  ['case, the first spelling wins', ['News', 'news', 'NEWS'], ['News']],
  ['blanks', [' two  words ', 'two words', 'two\u00a0words', ' '], ['two words']],
  ['compatible letters', ['ﬁlm', 'film', 'Ｆｉｌｍ'], ['film']],
  ['composed and decomposed letters', ['Café', 'cafe\u0301'], ['Café']],
  ['letters with two small ones', ['Straße', 'STRASSE', 'Λόγος', 'ΛΌΓΟΣ'], ['Straße', 'Λόγος']],
  ['signs that are not seen', ['new\u200bs', 'news', 'ne\u00adws', '\u2066news\u2069', 'ne\u202ews'], ['news']],
  ['the Turkish ı', ['kız', 'KIZ', 'kiz'], ['kız', 'KIZ']],
  ['what differs', ['news', 'new', 'neẃs'], ['news', 'new', 'neẃs']],
])('%s', (_what, tags, folded) => expect(foldTags(tags)).toEqual(folded));

test('folding again changes nothing', () => {
  const tags = ['ﬃ', 'ǅ', 'ΐ', 'İstanbul', 'ß', '½', 'A  b'];
  expect(foldTags(foldTags(tags))).toEqual(foldTags(tags));
  expect(foldTags(tags).map(tagKey)).toEqual(tags.map(tagKey));
});

const many = (count: number) => Array.from({ length: count }, (_, index) => `tag ${index}`);

test('what was stored before there were limits may stay, and not grow', () => {
  expect(tagsIssue(many(maxTags), [])).toBeNull();
  expect(tagsIssue(many(maxTags + 1), [])).toBe('tooMany');
  expect(tagsIssue(many(99), many(100))).toBeNull();
  expect(tagsIssue(['x'.repeat(maxTagLength)], [])).toBeNull();
  expect(tagsIssue(['x'.repeat(maxTagLength + 1)], [])).toBe('tooLong');
  expect(tagsIssue(['x'.repeat(60), 'new'], ['x'.repeat(60)])).toBeNull();
});
