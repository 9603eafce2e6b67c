import { eq, not } from './conditions';
import { defineTable } from './defineTable';
import { findHits } from './hits';

interface Invoice {
  id: number;
  client: string;
  isBinned?: boolean;
}

const invoices = defineTable<Invoice>()({
  name: 'invoices',
  columns: { isBinned: 'boolean' },
  search: ({ id, client }) => [String(id), client],
});

const rows: Invoice[] = [
  { id: 36, client: 'Weber & Partner' },
  { id: 37, client: 'Webster', isBinned: true },
  { id: 38, client: 'Müller 5036' },
  { id: 503, client: 'Jonas Weber' },
  { id: 5036, client: 'Ana Prado' },
];

test.each([
  ['5036', ['Ana Prado', 'Müller 5036']],
  ['503', ['Jonas Weber', 'Ana Prado', 'Müller 5036']],
  ['weber', ['Weber & Partner', 'Jonas Weber']],
  ['WEBER jonas', ['Jonas Weber']],
  ['muller', ['Müller 5036']],
  ['wever', ['Jonas Weber', 'Weber & Partner']],
  ['jnoas weber', ['Jonas Weber']],
  ['nobody', []],
  ['webster', []],
  [' ', []],
])('%s finds %j', (q, clients) => {
  const { rows: found, total } = findHits(invoices, rows, q, { where: not(eq('isBinned', true)), limit: 20 });
  expect(found.map(({ client }) => client)).toEqual(clients);
  expect(total).toBe(clients.length);
});

test('of many that fit as well the newest come, with how many there are', () => {
  const many = Array.from({ length: 50 }, (_, index) => ({ id: index + 1, client: 'Ann' }));
  const { rows: found, total } = findHits(invoices, many, 'ann', { limit: 20 });
  expect([found.length, found[0]?.id, total]).toEqual([20, 50, 50]);
});
