import type { ImportUndone, RowsImported } from '@atrium/backend/import';
import { createTestApi, type TestApi } from '@atrium/core/testing';
import type { ClientAnswer, ClientPage } from '../api/clientListSchemas';
import type { InvoiceClient } from '../api/clientSchemas';
import manifest from '../manifest';
import backend from '.';
import seed from './seed/seed.json';

let api: TestApi;
beforeEach(() => {
  api = createTestApi({ apps: [{ manifest, backend }] });
});

const send = async (rows: readonly object[], isDryRun?: boolean) =>
  (await api.post<RowsImported>('/apps/invoice/import-clients', { rows, isDryRun })).data;
const seeded = new Set(seed.invoiceClients.map(({ name }) => name));
/** Without those that the demo begins with. */
const list = async () => {
  const { clients } = (await api.get<ClientPage>('/api/invoice/client-list?perPage=100')).data;
  return clients.filter(({ name }) => !seeded.has(name));
};
const save = (client: object) => api.post<ClientAnswer>('/apps/invoice/save-client', { client });

test('clients of a table are offered for invoices, with their numbers in their usual form', async () => {
  await send([{ name: 'Zoë Łącka', company: 'Wydawnictwo Zoë', vatNumber: 'pl 526-025-02-74', countryCode: 'pl' }]);
  expect(await list()).toMatchObject([{ name: 'Zoë Łącka', vatNumber: 'PL5260250274', countryCode: 'PL' }]);
  const found = (await api.get<InvoiceClient[]>('/api/invoice/clients', { q: 'wydawnictwo zoe' })).data;
  expect(found.map(({ name }) => name)).toEqual(['Zoë Łącka']);
});

test('a dry run names what is odd, and changes nothing', async () => {
  await save({ name: 'Ann', company: 'Co' });
  const rows = [
    { name: 'Bo' },
    { name: '' },
    { name: 'ANN', company: 'co' },
    { name: 'bo' },
    { name: 'Cy', vatNumber: 'DE123456789' },
  ];
  const { imported, issues } = await send(rows, true);
  expect(imported).toBe(1);
  expect(issues.map(({ row, field, code }) => [row, field, code])).toEqual([
    [1, 'name', undefined],
    [2, 'name', 'client-known'],
    [3, 'name', 'repeated'],
    [4, 'vatNumber', 'vat-digits'],
  ]);
  expect(await list()).toHaveLength(1);
});

test('an import is taken back, but for what was changed since', async () => {
  const { id } = await send([{ name: 'Ann' }, { name: 'Bo' }]);
  const [ann] = await list();
  await save({ ...ann, contact: '+49 30 1' });
  const { data } = await api.post<ImportUndone>('/apps/invoice/undo-client-import', { id });
  expect(data).toEqual({ removed: 1, kept: 1 });
  expect((await list()).map(({ name }) => name)).toEqual(['Ann']);
});

test('one client is kept once, and changed by its latest version alone', async () => {
  const { client } = (await save({ name: 'Ann' })).data;
  expect(await save({ name: 'ann ' })).toMatchObject({ status: 400, data: { codes: { name: 'client-known' } } });
  expect((await save({ ...client, city: 'Bonn' })).data.client.city).toBe('Bonn');
  expect((await save({ ...client, city: 'Köln' })).status).toBe(409);
});

test.each([
  ['', 200],
  ['zoe@münchen.example', 200],
  ['zoe', 400],
  ['zoe@', 400],
])('a client has an email address or none, written here or imported: "%s"', async (companyEmail, status) => {
  expect((await save({ name: 'Zoë', companyEmail })).status).toBe(status === 200 ? 201 : status);
  const { issues } = await send([{ name: 'Imported', companyEmail }], true);
  expect(issues.map(({ field }) => field)).toEqual(status === 200 ? [] : ['companyEmail']);
});

test('the demo begins with the clients of its invoices, each once', async () => {
  const { clients, total } = (await api.get<ClientPage>('/api/invoice/client-list?perPage=100')).data;
  expect(total).toBeGreaterThan(5);
  expect(new Set(clients.map(({ name, company }) => `${name} ${company}`)).size).toBe(total);
});
