import { createTestApi, type TestApi } from '@atrium/core/testing';
import type { Invoice, InvoiceAnswer, InvoicePage, InvoiceWithPayment } from '../api/schemas';
import manifest from '../manifest';
import backend from '.';

let api: TestApi;
beforeEach(() => {
  api = createTestApi({ apps: [{ manifest, backend }] });
});

const read = async (id: number) => (await api.get<InvoiceWithPayment>(`/api/invoice/invoices/${id}`)).data;
const update = (invoice: object) => api.post<InvoiceAnswer>('/apps/invoice/update-invoice', { invoice });
const post = (path: string, body: object) => api.post<InvoiceAnswer>(`/apps/invoice/${path}`, body);

async function openIssued(): Promise<Record<string, Invoice>> {
  const { invoices } = (await api.get<InvoicePage>('/apps/invoice/invoices', { perPage: 100 })).data;
  const first = (status: string) => invoices.find(({ invoiceStatus }) => invoiceStatus === status)?.id ?? 0;
  const ids: Record<string, number> = Object.fromEntries(
    ['Paid', 'Sent', 'Downloaded', 'Partial Payment', 'Past Due'].map((status) => [status, first(status)]),
  );
  const made = { client: { name: 'Ann' }, issuedDate: '2026-11-20', dueDate: '2026-12-04', invoiceStatus: 'Sent' };
  for (const name of ['Void', 'Credited', 'Partly credited']) {
    const items = [{ service: 'Words', cost: 10, qty: 2 }];
    ids[name] = (await post('add-invoice', { invoice: { ...made, items } })).data.invoice.id;
  }
  await post('void', { id: ids.Void });
  await post('credit', { id: ids.Credited });
  const note = await post('credit', { id: ids['Partly credited'], items: [{ line: 0, qty: 1 }] });
  ids['Credit Note'] = note.data.invoice.id;
  const found = await Promise.all(Object.entries(ids).map(async ([name, id]) => [name, (await read(id)).invoice]));
  return Object.fromEntries(found);
}

const changes: Record<string, unknown> = {
  periodFrom: '2026-10-01',
  periodTo: '2026-10-31',
  client: { name: 'Somebody else' },
  issuedDate: '2026-01-01',
  dueDate: '2027-12-01',
  items: [{ service: 'Other', cost: 1, qty: 1 }],
  currency: 'USD',
  discount: 1,
  discountAmount: 1,
  tax: 1,
  note: 'Other words',
  salesperson: 'Other',
  acceptedMethod: 'Cash',
  hasNote: false,
  hasStub: true,
  avatar: '/other.svg',
};

test('nothing that an issued document says is changed, in whichever state it is, and the refusal names it', async () => {
  for (const [state, { id, ...before }] of Object.entries(await openIssued())) {
    for (const [field, value] of Object.entries(changes)) {
      const { status, data } = await update({ id, [field]: value });
      expect([state, field, status]).toEqual([state, field, 409]);
      expect(data).toMatchObject({ code: 'is-issued', error: expect.stringMatching(`^${field} `), record: { id } });
    }
    expect((await read(id)).invoice).toEqual({ id, ...before });
  }
});

test('of what was issued the internal note changes, also where all the rest is sent as it was', async () => {
  for (const { id, rev, ...before } of Object.values(await openIssued())) {
    const { status, data } = await update({ ...before, id, rev, internalNote: 'Pays late' });
    expect(status).toBe(200);
    expect(data.invoice).toMatchObject({ ...before, lastChange: expect.anything(), internalNote: 'Pays late' });
  }
});

test('no issued document becomes a draft again, nor leaves the list', async () => {
  for (const { id, invoiceStatus } of Object.values(await openIssued())) {
    expect([400, 409]).toContain((await update({ id, invoiceStatus: 'Draft' })).status);
    expect(await api.delete('/apps/invoice/delete', { id })).toMatchObject({
      status: 400,
      data: { code: 'sent-not-deleted', error: expect.stringContaining('keeps its number') },
    });
    expect((await api.post('/apps/invoice/delete-many', { ids: [id] })).data).toMatchObject({ refused: [id] });
    expect((await read(id)).invoice.invoiceStatus).toBe(invoiceStatus);
  }
});

test('a copy of an issued invoice is a draft; the one it was made of stays as it is', async () => {
  const { invoice } = await read(5037);
  const { items, client, issuedDate, dueDate } = invoice;
  const copy = (await post('add-invoice', { invoice: { items, client, issuedDate, dueDate } })).data.invoice;
  await update({ id: copy.id, client: { ...client, address: 'Moved away 1' } });
  expect((await read(copy.id)).invoice).toMatchObject({ number: null, client: { address: 'Moved away 1' } });
  expect((await read(5037)).invoice).toEqual(invoice);
});

test('an invoice keeps whom it is from and where it is paid as that was on the day of issue', async () => {
  expect((await read(5036)).invoice).not.toHaveProperty('issuer');
  const { issuer } = (await post('send', { id: 5036 })).data.invoice;
  const { paymentDetails } = await read(5036);
  expect(issuer).toMatchObject({ name: 'Atrium', lines: expect.arrayContaining(['10117 Berlin']) });
  expect(paymentDetails).toEqual({ totalDue: 2401.52, ...issuer?.bank });
});
