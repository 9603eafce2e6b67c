import { createTestApi, type TestApi } from '@atrium/core/testing';
import type { InvoiceAnswer } from '../api/schemas';
import manifest from '../manifest';
import backend from '.';

let api: TestApi;
beforeEach(() => {
  api = createTestApi({ apps: [{ manifest, backend }] });
});

const add = (invoice: object) =>
  api.post<InvoiceAnswer>('/apps/invoice/add-invoice', {
    invoice: {
      client: { name: 'Ann' },
      issuedDate: '2026-11-20',
      dueDate: '2026-12-04',
      items: [{ service: 'Words', cost: 100, qty: 1 }],
      ...invoice,
    },
  });

const french = { name: 'Ann', country: 'France', vatNumber: 'FR 40 303 265 045' };

test('what tax law asks for is kept as it was sent, numbers in their usual form', async () => {
  const facts = {
    taxCategory: 'AE',
    exemptionReason: 'Autoliquidation',
    exemptionCode: 'VATEX-EU-AE',
    deliveryDate: '2026-11-18',
    periodFrom: '2026-10-01',
    periodTo: '2026-10-31',
    buyerReference: '04011000-1234512345-06',
    paymentTerms: '2 % within 7 days',
  };
  const { status, data } = await add({
    ...facts,
    client: { ...french, postcode: '75011', city: 'Paris', countryCode: 'fr' },
  });
  expect(status).toBe(201);
  expect(data.invoice).toMatchObject({
    ...facts,
    client: { vatNumber: 'FR40303265045', postcode: '75011', city: 'Paris', countryCode: 'FR' },
  });
});

test.each<[object, string, string]>([
  [{ client: { name: 'Ann', vatNumber: 'FR40303265046' } }, 'client.vatNumber', 'vat-digits'],
  [{ client: { name: 'Ann', vatNumber: 'PL12' } }, 'client.vatNumber', 'vat-format'],
  [{ client: { ...french, country: 'Deutschland' } }, 'client.vatNumber', 'vat-country'],
  [{ client: { name: 'Ann', countryCode: 'ZZ' } }, 'client.countryCode', 'country-unknown'],
  [{ series: 'EXP' }, 'series', 'series-unknown'],
  [{ exemptionReason: 'Art. 132' }, 'taxCategory', 'category-needed'],
  [{ taxCategory: 'E', tax: 19 }, 'taxCategory', 'no-zero-rate'],
  [
    {
      taxCategory: 'O',
      items: [
        { service: 'A', cost: 1, qty: 1 },
        { service: 'B', cost: 1, qty: 1, tax: 7 },
      ],
    },
    'taxCategory',
    'category-alone',
  ],
  [{ taxCategory: 'Z', exemptionReason: 'None' }, 'exemptionReason', 'zero-rate-reason'],
  [{ taxCategory: 'E', exemptionCode: 'VATEX-EU-AE' }, 'exemptionCode', 'exemption-code-wrong'],
  [{ taxCategory: 'E', exemptionCode: 'Because' }, 'exemptionCode', 'exemption-code-wrong'],
  [{ taxCategory: 'AE' }, 'taxCategory', 'client-vat-needed'],
  [{ taxCategory: 'K', deliveryDate: '2026-11-18' }, 'taxCategory', 'client-vat-needed'],
  [
    { taxCategory: 'K', client: { name: 'Ann', vatNumber: 'DE136695976' }, deliveryDate: '2026-11-18' },
    'taxCategory',
    'not-abroad',
  ],
  [{ taxCategory: 'K', client: french }, 'deliveryDate', 'delivery-needed'],
  [{ periodFrom: '2026-10-02', periodTo: '2026-10-01' }, 'periodTo', 'period-reversed'],
])('what does not go together is refused beside its field: %j', async (invoice, field, code) => {
  expect(await add(invoice)).toMatchObject({ status: 400, data: { codes: { [field]: code } } });
});

test.each([
  [{ taxCategory: 'Q' }, 'taxCategory'],
  [{ deliveryDate: '30.02.2026' }, 'deliveryDate'],
  [{ deliveryDate: '2026-02-30' }, 'deliveryDate'],
  [{ series: 'A-B' }, 'series'],
])('%j is no input', async (invoice, field) => {
  expect(await add(invoice)).toMatchObject({ status: 400, data: { error: { [field]: [expect.any(String)] } } });
});

test('without a VAT number of the seller there is no reverse charge', async () => {
  await api.post('/apps/invoice/update-settings', { settings: { seller: { vatNumber: '' } } });
  expect(await add({ taxCategory: 'AE', client: french })).toMatchObject({
    status: 400,
    data: { codes: { taxCategory: 'seller-vat-needed' } },
  });
});

test('a draft whose seller has no VAT number any more is not issued', async () => {
  const { id } = (await add({ taxCategory: 'AE', client: french })).data.invoice;
  await api.post('/apps/invoice/update-settings', { settings: { seller: { vatNumber: '' } } });
  expect(await api.post('/apps/invoice/send', { id })).toMatchObject({
    status: 400,
    data: { codes: { taxCategory: 'seller-vat-needed' } },
  });
});

test('a credit note and the draft that takes the place of an invoice state the same', async () => {
  const facts = { taxCategory: 'AE', buyerReference: 'PO 7', periodFrom: '2026-10-01', periodTo: '2026-10-31' };
  const { id } = (await add({ ...facts, client: french, invoiceStatus: 'Sent' })).data.invoice;
  const { data } = await api.post<{ creditNote: object; invoice: object }>('/apps/invoice/reissue', { id });
  expect(data.creditNote).toMatchObject(facts);
  expect(data.invoice).toMatchObject(facts);
});
