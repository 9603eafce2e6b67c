import { createTextCheck, type WritingReport } from './checkText';
import { createGlossary } from './glossary';
import { findPassive } from './passive';
import { easeLevel, readingEase } from './readingEase';
import { findRepeated } from './repeated';
import { findSentences } from './sentences';

function finish(steps: Generator<void, WritingReport>): WritingReport {
  for (;;) {
    const { done, value } = steps.next();
    if (done) return value;
  }
}
const check = (html: string, locale = 'en', terms: Parameters<typeof createTextCheck>[0] = []) =>
  finish(createTextCheck(terms, locale)(html));
const saidOf = ({ hints }: WritingReport) => hints.map(({ kind, quote, use }) => [kind, quote.exact, use]);

// Each formula, worked out by hand for 100 words in 5 sentences: 20 words a sentence, 1.5 and 2 syllables a word.
test.each([
  ['en', 150, 60],
  ['en', 200, 17],
  ['de', 200, 43],
  ['fr', 150, 76],
  ['pt', 200, 59],
] as const)('reading ease of %s with %i syllables in 100 words is %i', (language, syllables, ease) => {
  expect(readingEase({ words: 100, sentences: 5, syllables }, language)).toBe(ease);
});

test('a text that is too short has no reading ease, and none is beyond the scale', () => {
  expect(readingEase({ words: 29, sentences: 2, syllables: 40 }, 'en')).toBeNull();
  expect(readingEase({ words: 100, sentences: 1, syllables: 400 }, 'en')).toBe(0);
  expect([100, 70, 69, 50, 30, 0].map(easeLevel)).toEqual(['easy', 'easy', 'medium', 'medium', 'hard', 'veryHard']);
});

test.each([
  ['en', 'It rains. Then it stops.', ['It rains.', 'Then it stops.']],
  ['en', 'Dr. Lane came, e.g. by tram. She left.', ['Dr. Lane came, e.g. by tram.', 'She left.']],
  ['de', 'Am 3. Mai regnet es, z. B. hier. Dann nicht.', ['Am 3. Mai regnet es, z. B. hier.', 'Dann nicht.']],
  ['fr', 'Il pleut\u00a0! Et puis non.', ['Il pleut\u00a0!', 'Et puis non.']],
  ['en', '   ', []],
])('%s: sentences of %j', (language, text, sentences) => {
  expect(findSentences(text, language).map(({ from, to }) => text.slice(from, to))).toEqual(sentences);
});

test.each([
  ['en', 'The letter was written by hand.', 'was written'],
  ['en', 'The doors are quickly opened.', 'are quickly opened'],
  ['en', 'She is tall and reads.', null],
  ['en', 'They wanted it.', null],
  ['de', 'Der Brief wurde gestern geschrieben.', 'wurde gestern geschrieben'],
  ['de', 'Das Haus wird gebaut.', 'wird gebaut'],
  ['de', 'Er wird morgen kommen.', null],
  ['de', 'Sie wird es verstehen.', null],
  ['fr', 'La lettre a été écrite hier.', 'été écrite'],
  ['fr', 'Le pont est construit en acier.', 'est construit'],
  ['fr', 'Elle est arrivée hier.', null],
  ['pt', 'A carta foi escrita ontem.', 'foi escrita'],
  ['pt', 'As portas são sempre abertas às oito.', 'são sempre abertas'],
  ['pt', 'A casa é grande.', null],
] as const)('%s: the passive in “%s” is %s', (language, sentence, passive) => {
  const found = findPassive(sentence, language);
  expect(found && sentence.slice(found.from, found.to)).toBe(passive);
});

const saidTwice = (text: string) => findRepeated(text).map(({ word, times }) => [word, times]);

test('a word twice in a row, and one again and again, are found once; what is right is not', () => {
  expect(saidTwice('It is the the bridge.')).toEqual([['the', 0]]);
  expect(saidTwice('Das, was die, die lesen, sagen: die die.')).toEqual([]);
  expect(saidTwice('A bridge, a bridge and one more Bridge over the bridge.')).toEqual([['Bridge', 3]]);
  expect(saidTwice(`bridge ${'so it was then '.repeat(20)} bridge ${'so it was then '.repeat(20)} bridge`)).toEqual([]);
});

const term = (avoid: string, use: string, locale = 'en') => ({ avoid, use, locale, note: '' });
const found = (text: string, terms: ReturnType<typeof term>[], language = 'en') =>
  createGlossary(terms, language)(text).map((one) => [one.found, one.use]);

test.each([
  ['Utilise it, or utilised ones.', [term('utilise', 'use')], [['Utilise', 'Use']]],
  ['Write an E-mail.', [term('e-mail', 'email')], [['E-mail', 'Email']]],
  ['in order to see', [term('in order', 'tidy'), term('in order to', 'to')], [['in order to', 'to']]],
  ['Github and GitHub', [term('Github', 'GitHub')], [['Github', 'GitHub']]],
  ['C++ and more', [term('C++', 'Rust')], [['C++', 'Rust']]],
  ['Über uns', [term('über', 'von')], [['Über', 'Von']]],
  ['nothing here', [], []],
])('in %j', (text, terms, expected) => {
  expect(found(text, terms)).toEqual(expected);
});

test('terms hold in their language and its dialects alone', () => {
  const terms = [term('Nachweis', 'Beleg', 'de'), term('Velo', 'Rad', 'de-ch')];
  expect(found('Nachweis Velo', terms, 'de-CH')).toEqual([
    ['Nachweis', 'Beleg'],
    ['Velo', 'Rad'],
  ]);
  expect(found('Nachweis Velo', terms, 'de')).toEqual([['Nachweis', 'Beleg']]);
  expect(found('Nachweis', terms, 'en')).toEqual([]);
});

test('hints are in the order of the text, and name words that are found in it again', () => {
  const long = Array.from({ length: 26 }, (_, index) => `w${index}`).join(' ');
  const html = `<h2>Utilise it</h2><pre><code>utilise()</code></pre><p>${long}.</p><p>It was built by <b>the the</b> sea.</p>`;
  const report = check(html, 'en', [term('utilise', 'use')]);
  expect(saidOf(report)).toEqual([
    ['glossary', 'Utilise', 'Use'],
    ['long', `${long}.`, ''],
    ['passive', 'was built', ''],
    ['repeated', 'the the', ''],
  ]);
});

test('paragraphs that have not changed are not looked at again, and keep their hints', () => {
  const again = createTextCheck([term('utilise', 'use')], 'en');
  const first = finish(again('<p>Utilise it.</p><p>Fog.</p>'));
  const second = finish(again('<p>Rain.</p><p>Utilise it.</p>'));
  expect([saidOf(first), saidOf(second)]).toEqual([[['glossary', 'Utilise', 'Use']], [['glossary', 'Utilise', 'Use']]]);
  expect(second.hints[0]?.quote.start).toBe('Rain.'.length);
});

test('another language has hints without a reading ease; a huge text is checked in steps, with bounded hints', () => {
  const words = 'ein Wort nach dem anderen '.repeat(20);
  expect(check(`<p>${words}.</p>`, 'ja').ease).toBeNull();
  const huge = '<p>It was built. It was written. The the end of it.</p>'.repeat(2000);
  const steps = createTextCheck([], 'en')(huge);
  expect(steps.next().done).toBe(false);
  const { hints, total } = finish(steps);
  expect([hints.length, total]).toEqual([200, 6000]);
});
