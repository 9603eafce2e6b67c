import { createTestApi, type TestApi } from '@atrium/core/testing';
import type { InvoiceAnswer, InvoicePage } from '../api/schemas';
import manifest from '../manifest';
import backend from '.';

let api: TestApi;
beforeEach(() => {
  api = createTestApi({ apps: [{ manifest, backend }] });
});

async function addOverdue(): Promise<number> {
  const items = [{ service: 'Words', cost: 10, qty: 1 }];
  const sent = { client: { name: 'Ann' }, items, issuedDate: '2026-11-20', dueDate: '2026-11-20' };
  const body = { invoice: { ...sent, invoiceStatus: 'Sent' } };
  const { id } = (await api.post<InvoiceAnswer>('/apps/invoice/add-invoice', body)).data.invoice;
  return id;
}
const setDay = (day: string) => {
  api.clock.now = new Date(`${day}T12:00:00`).getTime();
};
async function listDue(reminder = 'due'): Promise<number[]> {
  const { data } = await api.get<InvoicePage>(`/apps/invoice/invoices?allData=0&perPage=100&reminder=${reminder}`);
  return data.invoices.map((invoice) => invoice.id);
}
const remind = (id: number) => api.post<InvoiceAnswer>('/apps/invoice/remind', { id, to: 'ann@example.com' });

test('each reminder has its day, is noted with its step, and after the last there is none', async () => {
  const id = await addOverdue();
  await api.post('/apps/invoice/update-settings', { settings: { reminders: [3, 10] } });
  expect((await remind(id)).status).toBe(400);
  setDay('2026-11-22');
  expect((await remind(id)).status).toBe(400);
  setDay('2026-11-23');
  expect((await remind(id)).data.invoice.history.at(-1)).toMatchObject({
    kind: 'reminded',
    step: 1,
    text: 'ann@example.com',
  });
  expect((await remind(id)).status).toBe(400);
  setDay('2026-11-30');
  expect((await remind(id)).data.invoice.history.at(-1)).toMatchObject({ kind: 'reminded', step: 2 });
  setDay('2027-11-30');
  expect((await remind(id)).status).toBe(400);
});

test('once it was sent, an invoice is no longer among those whose reminder is due, until the next step', async () => {
  const id = await addOverdue();
  await api.post('/apps/invoice/update-settings', { settings: { reminders: [3, 10] } });
  const isDue = async () => (await listDue()).includes(id);
  expect(await isDue()).toBe(false);
  setDay('2026-11-23');
  expect(await isDue()).toBe(true);
  await remind(id);
  expect(await isDue()).toBe(false);
  setDay('2026-11-30');
  expect(await isDue()).toBe(true);
  await api.post('/apps/invoice/add-payment', { id, amount: 10 });
  expect(await isDue()).toBe(false);
});

test('without steps no reminder is due', async () => {
  const id = await addOverdue();
  await api.post('/apps/invoice/update-settings', { settings: { reminders: [] } });
  setDay('2027-11-23');
  expect(await listDue()).toEqual([]);
  expect(await listDue('!due')).toContain(id);
});

test('in the demo no email leaves: a letter is noted, and nothing says that it is on its way', async () => {
  const id = await addOverdue();
  setDay('2026-12-20');
  const { history } = (await remind(id)).data.invoice;
  expect(history.at(-1)).not.toHaveProperty('delivery');
  expect((await api.get<{ sendsEmails: boolean }>('/api/invoice/settings')).data.sendsEmails).toBe(false);
});

test('what is paid has no reminder', async () => {
  const id = await addOverdue();
  setDay('2026-12-20');
  await api.post('/apps/invoice/add-payment', { id, amount: 10 });
  expect((await remind(id)).status).toBe(400);
});

test.each([[[7, 7]], [[14, 7]], [[0]], [[366]], [[1, 2, 3, 4, 5, 6]]])('%j are no steps', async (reminders) => {
  expect((await api.post('/apps/invoice/update-settings', { settings: { reminders } })).status).toBe(400);
});
