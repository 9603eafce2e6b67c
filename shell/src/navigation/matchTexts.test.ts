import { matchTexts } from './matchTexts';

const texts = [
  'New mail',
  'New invoice',
  'Invoices',
  'Invite a user',
  'Écrire un e-mail',
  'Neue Aufgabe',
  'Sign out',
  'Dark mode',
];
const found = (query: string) => matchTexts(texts, query).map((place) => texts[place]);

test.each([
  ['inv', ['Invoices', 'Invite a user', 'New invoice']],
  ['nm', ['New mail']],
  ['na', ['Neue Aufgabe']],
  ['invoces', ['Invoices']],
  ['invioces', ['Invoices']],
  ['sing out', ['Sign out']],
  ['mode dark', ['Dark mode']],
  ['ecrire', ['Écrire un e-mail']],
  ['zzz', []],
])('%s means %j', (query, titles) => {
  expect(found(query)).toEqual(titles);
});

test('what is typed whole comes before what is near it', () => {
  expect(found('new mail')[0]).toBe('New mail');
  expect(found('mail')[0]).toBe('New mail');
});

test('of slips the nearest to the beginning come first: of a name, rather than of the app that it belongs to', () => {
  const pages = ['Clients Invoices', 'Edit invoice Invoices', 'Invoice list Invoices'];
  expect(matchTexts(pages, 'invoce').map((place) => pages[place])).toEqual(pages.toReversed());
});
