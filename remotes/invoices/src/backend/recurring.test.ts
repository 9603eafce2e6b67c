import { createTestApi, type TestApi } from '@atrium/core/testing';
import type { RecurringAnswer, RecurringPage } from '../api/recurringSchemas';
import type { InvoicePage, InvoiceWithPayment } from '../api/schemas';
import manifest from '../manifest';
import backend from '.';

let api: TestApi;
beforeEach(() => {
  api = createTestApi({ apps: [{ manifest, backend }] });
});

const repeat = (more: object = {}) =>
  api.post<RecurringAnswer>('/apps/invoice/add-recurring', {
    invoice: 5030,
    every: 'month',
    startOn: '2026-11-30',
    term: 10,
    ...more,
  });
const change = (more: object) => api.post<RecurringAnswer>('/apps/invoice/update-recurring', { id: 1, ...more });
const list = async () => (await api.get<RecurringPage>('/api/invoice/recurring')).data.recurring;
const drafts = async () =>
  (await api.get<InvoicePage>('/apps/invoice/invoices', { perPage: 100 })).data.invoices
    .filter(({ recurring }) => recurring === 1)
    .reverse();

/** Some call on a day: what is due is made before it is answered. */
async function on(day: string) {
  api.clock.now = new Date(`${day}T12:00:00`).getTime();
  return drafts();
}

test('a draft of the invoice is made on each of its days, and once', async () => {
  const { invoice } = (await api.get<InvoiceWithPayment>('/api/invoice/invoices/5030')).data;
  expect((await repeat({ period: 'behind' })).data.recurring).toMatchObject({ nextOn: '2026-11-30', made: 0 });
  expect(await on('2026-11-29')).toEqual([]);
  expect(await on('2026-11-30')).toMatchObject([
    {
      invoiceStatus: 'Draft',
      number: null,
      issuedDate: '2026-11-30',
      dueDate: '2026-12-10',
      periodFrom: '2026-10-30',
      periodTo: '2026-11-29',
      client: { name: invoice.client.name },
      total: invoice.total,
      payments: [],
    },
  ]);
  expect(await on('2026-11-30')).toHaveLength(1);
  expect(await on('2026-12-30')).toHaveLength(2);
  expect(await list()).toMatchObject([{ nextOn: '2027-01-30', made: 2 }]);
});

test('days on which nothing ran are made up for, each with its own period, and dated today', async () => {
  await repeat({ period: 'ahead' });
  const made = await on('2027-03-05');
  expect(made.map(({ issuedDate, periodFrom, periodTo }) => [issuedDate, periodFrom, periodTo])).toEqual([
    ['2027-03-05', '2026-11-30', '2026-12-29'],
    ['2027-03-05', '2026-12-30', '2027-01-29'],
    ['2027-03-05', '2027-01-30', '2027-02-27'],
    ['2027-03-05', '2027-02-28', '2027-03-29'],
  ]);
});

test('nothing is made while it is paused, and nothing made up for afterwards', async () => {
  await repeat();
  await change({ isPaused: true });
  expect(await on('2027-01-10')).toEqual([]);
  expect((await change({ isPaused: false })).data.recurring).toMatchObject({ nextOn: '2027-01-30', isPaused: false });
  expect(await on('2027-01-30')).toHaveLength(1);
});

test('it ends after its last day, or when it is deleted; what was made stays', async () => {
  await repeat({ endOn: '2026-12-30' });
  expect(await on('2027-02-01')).toHaveLength(2);
  expect(await list()).toMatchObject([{ nextOn: null }]);
  expect((await api.delete('/apps/invoice/delete-recurring', { id: 1 })).status).toBe(200);
  expect(await list()).toEqual([]);
  expect(await drafts()).toHaveLength(2);
});

test('a draft that can no longer be made pauses it, with the reason', async () => {
  const client = { name: 'Ann', country: 'France', vatNumber: 'FR40303265045' };
  const items = [{ service: 'Words', cost: 10, qty: 1 }];
  const sent = { client, items, issuedDate: '2026-11-20', dueDate: '2026-12-04', taxCategory: 'AE' };
  const { data } = await api.post<{ invoice: { id: number } }>('/apps/invoice/add-invoice', { invoice: sent });
  await repeat({ invoice: data.invoice.id });
  await api.post('/apps/invoice/update-settings', { settings: { seller: { vatNumber: '' } } });
  expect(await on('2026-11-30')).toEqual([]);
  expect(await list()).toMatchObject([{ isPaused: true, problem: expect.stringContaining('VAT number'), made: 0 }]);
});

test.each([
  ['an end before the first day', { endOn: '2026-11-29' }, 400],
  ['a rhythm that there is not', { every: 'day' }, 400],
  ['an invoice that there is not', { invoice: 1 }, 404],
  ['years to pay', { term: 400 }, 400],
])('%s is refused', async (_, more, status) => {
  expect((await repeat(more)).status).toBe(status);
  expect(await list()).toEqual([]);
});
