import { createTestApi, type TestApi } from '@atrium/core/testing';
import type { InvoiceAnswer, InvoiceWithPayment } from '../api/schemas';
import type { SettingsAnswer } from '../api/settingsSchemas';
import manifest from '../manifest';
import backend from '.';

let api: TestApi;
beforeEach(() => {
  api = createTestApi({ apps: [{ manifest, backend }] });
});

const read = async () => (await api.get<SettingsAnswer>('/api/invoice/settings')).data.settings;
const update = (settings: object) => api.post<SettingsAnswer>('/apps/invoice/update-settings', { settings });
const invoiceOf = async (id: number) => (await api.get<InvoiceWithPayment>(`/api/invoice/invoices/${id}`)).data;

test('what is changed is on drafts at once, and on documents that are issued from then on', async () => {
  await api.post('/apps/invoice/send', { id: 5036 });
  const { seller: before } = await invoiceOf(5036);
  const bank = { iban: 'DE89 3704 0044 0532 0130 00', swiftCode: 'cobadeffxxx' };
  const { status, data } = await update({ seller: { name: 'Atrium GmbH', vatNumber: 'de 136 695 976', bank } });
  expect(status).toBe(200);
  expect(data.settings.seller).toMatchObject({
    name: 'Atrium GmbH',
    city: 'Berlin',
    vatNumber: 'DE136695976',
    bank: { bankName: 'Banco do Cais', iban: 'DE89370400440532013000', swiftCode: 'COBADEFFXXX' },
  });
  expect((await invoiceOf(5036)).seller).toEqual(before);
  const invoice = {
    client: { name: 'Ann' },
    issuedDate: '2026-11-20',
    dueDate: '2026-12-04',
    items: [{ service: 'Words', cost: 1, qty: 1 }],
  };
  const { id } = (await api.post<InvoiceAnswer>('/apps/invoice/add-invoice', { invoice })).data.invoice;
  expect(await invoiceOf(id)).toMatchObject({
    seller: { name: 'Atrium GmbH' },
    paymentDetails: data.settings.seller.bank,
  });
  const { issuer } = (await api.post<InvoiceAnswer>('/apps/invoice/send', { id })).data.invoice;
  expect(issuer).toMatchObject({ name: 'Atrium GmbH', seller: { vatNumber: 'DE136695976' } });
});

test.each([
  [{ seller: { vatNumber: 'DE123456789' } }, 'seller.vatNumber', 'vat-digits'],
  [{ seller: { vatNumber: 'FR40303265045' } }, 'seller.vatNumber', 'vat-country'],
  [{ seller: { vatNumber: 'DE1' } }, 'seller.vatNumber', 'vat-format'],
  [{ seller: { countryCode: 'XX' } }, 'seller.countryCode', 'country-unknown'],
  [{ seller: { bank: { iban: 'DE89370400440532013001' } } }, 'seller.bank.iban', 'iban-wrong'],
  [{ seller: { bank: { swiftCode: 'COBA' } } }, 'seller.bank.swiftCode', 'bic-wrong'],
])('%j is refused beside its field, and nothing changes', async (settings, field, code) => {
  const before = await read();
  expect(await update(settings)).toMatchObject({ status: 400, data: { codes: { [field]: code } } });
  expect(await read()).toEqual(before);
});

test.each([
  [{ seller: { name: ' ' } }, 'seller.name'],
  [{ seller: { email: 'nobody' } }, 'seller.email'],
  [{ series: ['TOO-LONG-A-SERIES'] }, 'series.0'],
])('%j is no input', async (settings, field) => {
  expect(await update(settings)).toMatchObject({ status: 400, data: { error: { [field]: [expect.any(String)] } } });
});

test('who started from older settings is refused; emptied fields are empty', async () => {
  const { rev } = await read();
  expect((await update({ rev, seller: { taxNumber: null, vatNumber: '' } })).data.settings.seller).toMatchObject({
    taxNumber: '',
    vatNumber: '',
  });
  expect(await update({ rev, seller: { name: 'Other' } })).toMatchObject({ status: 409 });
  expect((await read()).seller.name).toBe('Atrium');
});

test('who may only read invoices changes nothing', async () => {
  await api.signIn('editor');
  expect((await update({ seller: { name: 'Mine' } })).status).toBe(403);
  expect((await api.get('/api/invoice/settings')).status).toBe(200);
});
