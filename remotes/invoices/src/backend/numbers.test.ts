import type { SearchAnswer } from '@atrium/core/api';
import { createTestApi, type TestApi } from '@atrium/core/testing';
import type { InvoicesChanged } from '../api/manySchemas';
import type { Invoice, InvoiceAnswer, InvoicePage, InvoiceWithPayment } from '../api/schemas';
import manifest from '../manifest';
import backend from '.';

let api: TestApi;
beforeEach(() => {
  api = createTestApi({ apps: [{ manifest, backend }] });
});

const post = async <T = InvoiceAnswer>(path: string, body: object) =>
  (await api.post<T>(`/apps/invoice/${path}`, body)).data;
const read = async (id: number) => (await api.get<InvoiceWithPayment>(`/api/invoice/invoices/${id}`)).data.invoice;
const add = async (changes: object = {}): Promise<number> => {
  const invoice = {
    client: { name: 'Ann Archer' },
    issuedDate: '2026-11-20',
    dueDate: '2026-12-04',
    items: [{ service: 'Words', cost: 10, qty: 1 }],
    ...changes,
  };
  return (await post('add-invoice', { invoice })).invoice.id;
};
const send = async (id: number) => (await post('send', { id })).invoice.number;
const idsFor = async (q: string) =>
  (await api.get<InvoicePage>('/apps/invoice/invoices', { q })).data.invoices.map(({ id }) => id);

test('a draft has no number and leaves no hole: it is given when the invoice is sent, in sequence', async () => {
  const [dropped, first, second] = [await add(), await add(), await add()];
  expect((await read(first)).number).toBeNull();
  await api.delete('/apps/invoice/delete', { id: dropped });
  await api.delete('/apps/invoice/purge', { id: dropped });
  expect([await send(second), await send(first)]).toEqual([5039, 5040]);
  expect(await send(second)).toBe(5039);
});

test('two who send at once get numbers that follow each other', async () => {
  const ids = [await add(), await add(), await add(), await add()];
  const numbers = await Promise.all(ids.map(send));
  expect(numbers.toSorted()).toEqual([5039, 5040, 5041, 5042]);
});

test('many that are sent at once are numbered in the order of their days', async () => {
  const [late, early] = [await add({ issuedDate: '2026-11-19' }), await add({ issuedDate: '2026-11-18' })];
  await post<InvoicesChanged>('change-many', { action: 'send', ids: [late, early] });
  expect([(await read(early)).number, (await read(late)).number]).toEqual([5039, 5040]);
});

test.each([
  ['Sent', 'sent'],
  ['Downloaded', 'issued'],
  ['Past Due', 'sent'],
])('a draft that is made %s by its status is issued, and its history says that it was %s', async (status, kind) => {
  const id = await add();
  const { invoice } = await post('update-invoice', { invoice: { id, invoiceStatus: status } });
  expect(invoice).toMatchObject({ number: 5039, history: [{ kind }], issuer: { name: 'Atrium' } });
  expect((await read(await add({ invoiceStatus: status }))).number).toBe(5040);
});

test('credit notes are of the same sequence, and say to which number they belong', async () => {
  await add();
  const id = await add();
  await send(id);
  const { invoice: note } = await post('credit', { id });
  expect(note).toMatchObject({ number: 5040, creditOf: id, creditOfNumber: 5039 });
  expect((await read(id)).history.at(-1)).toMatchObject({ creditNote: { id: note.id, number: 5040 } });
  expect(await send(await add())).toBe(5041);
});

test('what an earlier release numbered keeps its number, and its drafts the one that they were promised', async () => {
  const { allData } = (await api.get<InvoicePage>('/apps/invoice/invoices')).data;
  const isDraft = ({ invoiceStatus }: Invoice) => invoiceStatus === 'Draft';
  for (const invoice of allData) expect(invoice.number).toBe(isDraft(invoice) ? null : invoice.id);
  await post('update-invoice', { invoice: { id: 5036, note: 'Changed' } });
  expect((await read(5036)).number).toBeNull();
  expect(await send(await add())).toBe(5039);
  expect(await send(5036)).toBe(5036);
});

test('an invoice is found by its number and a draft, which has none, by its id', async () => {
  const [first, second] = [await add(), await add()];
  await send(second);
  // One is found by its number, the other, a draft, by its id.
  expect(await idsFor('5039')).toEqual([second, first]);
  expect(await idsFor('5040')).toEqual([]);
  await send(first);
  expect(await idsFor('5039')).toEqual([second]);
  expect(await idsFor('5040')).toEqual([first]);
});

test('the search over everything says of a draft that what it shows is no number', async () => {
  await add();
  await send(await add());
  await api.signIn('admin');
  const { data } = await api.get<SearchAnswer>('/api/main-search/data', { q: 'Ann Archer' });
  const hits = data.searchArr.find(({ groupTitle }) => groupTitle === 'Invoices')?.data ?? [];
  expect(hits.map(({ title, link }) => [title, link])).toEqual([
    ['#5039 · Ann Archer', '/apps/invoice/preview/5040'],
    ['(5039) · Ann Archer', '/apps/invoice/preview/5039'],
  ]);
});

test('in order of numbers, drafts are apart', async () => {
  const [first, second] = [await add(), await add()];
  await send(second);
  await send(first);
  await add();
  const { invoices } = (
    await api.get<InvoicePage>('/apps/invoice/invoices', { sortBy: 'number', sortDir: 'desc', perPage: 100 })
  ).data;
  const numbers = invoices.flatMap(({ number }) => number ?? []);
  expect(numbers).toEqual(numbers.toSorted((a, b) => b - a));
  expect(numbers.slice(0, 2)).toEqual([5040, 5039]);
});

test('each series counts for itself, credit notes in that of their invoice', async () => {
  await post('update-settings', { settings: { series: ['exp', 'B2B'] } });
  const [first, second, other] = [
    await add({ series: 'EXP' }),
    await add({ series: 'exp' }),
    await add({ series: 'B2B' }),
  ];
  expect(await Promise.all([first, second, other].map(async (id) => (await read(id)).series))).toEqual([
    'EXP',
    'EXP',
    'B2B',
  ]);
  expect([await send(second), await send(other), await send(first)]).toEqual([1, 1, 2]);
  const { invoice: note } = await post('credit', { id: second });
  expect(note).toMatchObject({ series: 'EXP', number: 3, creditOfNumber: 1 });
  expect(await send(await add())).toBe(5039);
  expect(await idsFor('EXP-2')).toEqual([first]);
});

test('a series with invoices is not taken away', async () => {
  await post('update-settings', { settings: { series: ['EXP'] } });
  await add({ series: 'EXP' });
  expect(await api.post('/apps/invoice/update-settings', { settings: { series: [] } })).toMatchObject({
    status: 400,
    data: { codes: { series: 'series-in-use' } },
  });
});

test('numbers follow the days: a draft of an earlier day is refused until its day is changed', async () => {
  await send(await add({ issuedDate: '2026-11-19' }));
  const late = await add({ issuedDate: '2026-11-18' });
  const refused = await api.post('/apps/invoice/send', { id: late });
  expect(refused).toMatchObject({ status: 400, data: { codes: { issuedDate: 'issued-too-early' } } });
  const byStatus = { invoice: { id: late, invoiceStatus: 'Sent' } };
  expect((await api.post('/apps/invoice/update-invoice', byStatus)).status).toBe(400);
  expect(await post<InvoicesChanged>('change-many', { action: 'send', ids: [late] })).toMatchObject({
    skipped: [late],
  });
  expect((await read(late)).number).toBeNull();
  await post('update-invoice', { invoice: { id: late, issuedDate: '2026-11-19' } });
  expect(await send(late)).toBe(5040);
});

test('no invoice is issued on a day to come', async () => {
  const [ahead, tomorrow] = [await add({ issuedDate: '2026-11-22' }), await add({ issuedDate: '2026-11-21' })];
  expect(await api.post('/apps/invoice/send', { id: ahead })).toMatchObject({
    status: 400,
    data: { codes: { issuedDate: 'issued-in-future' } },
  });
  // It is that day already further east.
  expect(await send(tomorrow)).toBe(5039);
  // And who is further west sends today's invoice still.
  expect(await send(await add())).toBe(5040);
});
