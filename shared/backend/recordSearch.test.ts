import { createRecordSearch } from './recordSearch';

interface Invoice {
  id: number;
  client: string;
  isBinned?: boolean;
}
const invoices: Invoice[] = [
  { id: 503, client: 'Jonas Weber' },
  { id: 5036, client: 'Ana Prado' },
  { id: 36, client: 'Weber & Partner' },
  { id: 37, client: 'Webster', isBinned: true },
  { id: 38, client: 'Müller 5036' },
];
const search = createRecordSearch<Invoice>({
  groupTitle: 'Invoices',
  textsOf: ({ id, client }) => [String(id), client],
  toHit: ({ id, client }) => ({ title: client, link: `/invoices/${id}` }),
  isHidden: ({ isBinned = false }) => isBinned,
  moreAt: (q) => `/invoices?q=${q}`,
});
const found = (q: string) => search(invoices, q).flatMap(({ data }) => data.map(({ title }) => title));

test.each([
  ['5036', ['Ana Prado', 'Müller 5036']],
  ['#5036', ['Ana Prado', 'Müller 5036']],
  ['503', ['Jonas Weber', 'Ana Prado', 'Müller 5036']],
  ['weber', ['Weber & Partner', 'Jonas Weber']],
  ['WEBER jonas', ['Jonas Weber']],
  ['muller', ['Müller 5036']],
  ['wever', ['Weber & Partner', 'Jonas Weber']],
  ['jnoas weber', ['Jonas Weber']],
  ['nobody', []],
  ['webster', []],
  [' ', []],
])('%s finds %j', (q, titles) => {
  expect(found(q)).toEqual(titles);
});

test('no more than twenty come, the newest of those that fit as well, with how many there are and where', () => {
  const many = Array.from({ length: 50 }, (_, index) => ({ id: index + 1, client: 'Ann' }));
  const [group] = search(many, 'ann');
  expect(group).toMatchObject({ total: 50, searchLimit: 4, more: '/invoices?q=ann' });
  expect(group?.data).toHaveLength(20);
  expect(group?.data[0]).toEqual({ title: 'Ann', link: '/invoices/50' });
});
