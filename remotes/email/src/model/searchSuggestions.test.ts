import { queryFields } from './mailQuery';
import { suggestSearches, wantedPeople } from './searchSuggestions';

const amira = { name: 'Amira Haddad', email: 'amira@example.com' };
const queries = (query: string) => suggestSearches(query, [amira]).map((suggestion) => suggestion.query);

test.each([
  ['', queryFields.map((field) => `${field}:`)],
  ['plan ', queryFields.map((field) => `plan ${field}:`)],
  ['f', ['from:']],
  ['l', ['label:', 'larger:']],
  ['from:am', ['from:amira@example.com ']],
  ['plan -to:', ['plan -to:amira@example.com ']],
  ['is:', ['is:unread ', 'is:read ', 'is:starred ']],
  ['is:un', ['is:unread ']],
  ['is:unread', []],
  ['-has:', ['-has:attachment ']],
  ['label:c', ['label:company ']],
  ['ami', ['from:amira@example.com ']],
  ['subject:', []],
  ['from:"Amira H', ['from:amira@example.com ']],
  ['re:', []],
])('%p may go on as %j', (query, expected) => expect(queries(query)).toEqual(expected));

test.each([
  ['', undefined],
  ['a', undefined],
  ['am', 'am'],
  ['from:', ''],
  ['plan to:jo', 'jo'],
  ['is:un', undefined],
])('%p asks for people like %p', (query, expected) => expect(wantedPeople(query)).toBe(expected));
