import { readTexts, type SameWords } from './localeKeys';
import { localeProblems } from './localeRules';

const same: SameWords = { names: ['Atrium', 'Ctrl', 'K'], de: ['Name'] };
const english = readTexts({
  title: 'Mails',
  field: { name: 'Name', subject: 'Subject' },
  keys: 'Ctrl K',
  range: '{{from}}–{{to}}',
  greeting: 'Hello <b>{{name}}</b>',
  count_one: 'One mail',
  count_other: '{{count}} mails',
});
const german = {
  title: 'Nachrichten',
  field: { name: 'Name', subject: 'Betreff' },
  keys: 'Ctrl K',
  range: '{{from}}–{{to}}',
  greeting: 'Hallo <b>{{name}}</b>',
  count_one: '{{count}} Nachricht',
  count_other: '{{count}} Nachrichten',
};
const problems = (changes: object) => localeProblems('de', english, readTexts({ ...german, ...changes }), same);

it('finds nothing wrong with a translation', () => {
  expect(problems({})).toEqual([]);
});

it.each([
  ['a missing key', { title: {} }, '"title" is missing'],
  ['a missing form', { count_other: {} }, '"count_other" is missing'],
  ['a key of its own', { extra: 'Mehr' }, '"extra" is not in the English texts'],
  ['an empty text', { title: ' ' }, '"title" is empty'],
  ['a copy', { title: 'Mails' }, '"title" is the English "Mails"'],
  [
    'a copy of a listed word of another text',
    { field: { name: 'Name', subject: 'Subject' } },
    '"field.subject" is the',
  ],
  ['a gap that nothing fills', { greeting: 'Hallo <b>{{who}}</b>' }, '"greeting" fills in'],
  ['a lost tag', { greeting: 'Hallo {{name}}' }, '"greeting" fills in'],
])('finds %s', (_what, changes, problem) => {
  expect(problems(changes)).toEqual([expect.stringContaining(problem)]);
});

it('takes a form that English does not have', () => {
  expect(problems({ count_many: '{{count}} Nachrichten' })).toEqual([]);
});

it('names what breaks the typography of the language', () => {
  expect(problems({ title: '"Nachrichten"' })).toEqual([expect.stringContaining('"title" has straight quotes')]);
});

it('wants both forms in English too', () => {
  expect(localeProblems('en', readTexts({ count_one: 'One' }), readTexts({ count_one: 'One' }), same)).toEqual([
    '"count_other" is missing',
  ]);
});

it('refuses what is no text', () => {
  expect(() => readTexts({ list: { first: 3 } })).toThrow('"list.first"');
});
