import { firstWordsOf, mentionBefore, mentionedIn } from './mentions';

const people = [
  { id: 1, fullName: 'Joana Duarte' },
  { id: 3, fullName: 'Amira Haddad' },
  { id: 4, fullName: 'Amir Nasser' },
];

test.each([
  ['a first name', 'Look, @amira: is that so?', [3]],
  ['a full name', '@Joana Duarte and others', [1]],
  ['two', '@Joana, @Amir', [1, 4]],
  ['nobody', 'amira@example.com is no mention of @Ami', []],
])('names %s', (_what, text, ids) => expect(mentionedIn(text, people)).toEqual(ids));

test.each([
  ['Look, @amira: is that so?', ['amira', 'amira:']],
  ['@Jean-Luc and @O’Neil Jr.', ['Jean', 'Jean-Luc', 'Jean-Luc', 'O', 'O’Neil', 'O’Neil']],
  ['nobody', []],
])('names in %j may begin with %j', (text, words) => expect(firstWordsOf(text)).toEqual(words));

test.each<[before: string, from: number | null, q: string]>([
  ['@', 0, ''],
  ['Please, @An', 8, 'An'],
  ['(@an', 1, 'an'],
  ['@Ana Sofia de', 0, 'Ana Sofia de'],
  ['@Ana Sofia de Melo Br', null, ''],
  ['ana@example.com', null, ''],
  ['@Ana\n', null, ''],
  ['@Jörg', 0, 'Jörg'],
])('%j is the beginning of a mention at %s', (before, from, q) => {
  expect(mentionBefore(`${before} and more`, before.length)).toEqual(from === null ? null : { from, q });
});
