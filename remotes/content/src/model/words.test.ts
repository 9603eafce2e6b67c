import { slugOf } from './slugOf';
import { countWords, readingMinutes, textOf } from './textOf';

test.each([
  ['The last tram up the hill', 'the-last-tram-up-the-hill'],
  ['  Häuser & Straßen, 2026! ', 'hauser-strassen-2026'],
  ['日本', ''],
  [`${'a'.repeat(99)} b`, 'a'.repeat(99)],
])('the address of %j is %j', (title, slug) => {
  expect(slugOf(title)).toBe(slug);
});

test('words are counted without markup', () => {
  const html = '<h2>Four voices</h2><p>Dona&nbsp;Celeste’s tram &amp; the baker’s boy.</p>';
  expect(textOf(html)).toBe('Four voices\nDona Celeste’s tram & the baker’s boy.\n');
  expect([countWords(html), countWords(''), readingMinutes(0), readingMinutes(418)]).toEqual([8, 0, 1, 2]);
});
