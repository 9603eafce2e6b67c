import { splitMatches } from './Highlight';

const marked = (text: string, query: string) =>
  splitMatches(text, query)
    .map(({ part, isMatch }) => (isMatch ? `[${part}]` : part))
    .join('');

test.each([
  ['Create invoice', 'inv', 'Create [inv]oice'],
  ['Invite a user', 'INV', '[Inv]ite a user'],
  ['Invoices', '', 'Invoices'],
  ['Invoices', '   ', 'Invoices'],
  ['one two one', 'one two', '[one] [two] [one]'],
  ['5 (five) + more', '(five) +', '5 [(five)] [+] more'],
  ['Größe', 'größe', '[Größe]'],
  ['Inês Carvalho', 'ines', '[Inês] Carvalho'],
  ['Ine\u0302s Carvalho', 'ines', '[Ine\u0302s] Carvalho'],
  ['Straße 5', 'strass', '[Straß]e 5'],
  ['Łącka, Łódź', 'lo', 'Łącka, [Łó]dź'],
  ['aßa', 's', 'a[ß]a'],
  ['l’avion', "l'a", '[l’a]vion'],
  ['ines@example.com', 'inês', '[ines]@example.com'],
])('%s with %s', (text, query, result) => expect(marked(text, query)).toBe(result));
