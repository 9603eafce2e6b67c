import { createTestApi, type TestApi } from '@atrium/core/testing';
import type { AccountAnswer, BillingState, CardToUse, Payment, PaymentPage, PaymentQuery } from '../api/schemas';
import manifest from '../manifest';
import backend from '.';

let api: TestApi;
beforeEach(() => {
  api = createTestApi({ apps: [{ manifest, backend }] });
});

const read = async () => (await api.get<BillingState>('/apps/billing/status')).data;
const list = async (query: PaymentQuery = {}) => (await api.get<PaymentPage>('/apps/billing/payments', query)).data;
const pay = (id: number, rev?: number) => api.post<{ payment: Payment }>('/apps/billing/pay', { id, rev });
const putCard = (card: CardToUse) => api.post<AccountAnswer>('/apps/billing/card', card);
const goodCard = { brand: 'visa', lastFour: '1111', expires: '2030-05' } as const;

test('an invoice that the card could not pay is paid by another card, and the plan is in order again', async () => {
  await api.signIn('admin');
  const { account, open } = await read();
  expect(account.status).toBe('past_due');
  if (!open) throw new Error('Nothing is open');
  expect((await pay(open.id, open.rev)).data.payment).toMatchObject({
    status: 'failed',
    failure: 'cardExpired',
    attempts: 3,
  });
  await putCard({ ...goodCard, lastFour: '0002', rev: account.rev });
  expect((await pay(open.id)).data.payment).toMatchObject({ status: 'failed', failure: 'declined' });
  await putCard(goodCard);
  expect((await pay(open.id)).data.payment).toMatchObject({
    status: 'paid',
    failure: null,
    card: { lastFour: '1111' },
  });
  expect(await read()).toMatchObject({ account: { status: 'active' }, open: null });
  expect((await pay(open.id)).data).toMatchObject({ code: 'notOpen' });
});

test('two who pay at once charge the card once', async () => {
  await api.signIn('admin');
  const { open } = await read();
  await putCard(goodCard);
  const answers = [await pay(open?.id ?? 0, open?.rev), await pay(open?.id ?? 0, open?.rev)];
  expect(answers.map(({ status }) => status)).toEqual([200, 409]);
});

test('a card that somebody else has changed meanwhile is not changed over their heads', async () => {
  await api.signIn('admin');
  const { rev } = (await read()).account;
  expect((await putCard({ ...goodCard, rev })).status).toBe(200);
  expect(await putCard({ ...goodCard, lastFour: '9999', rev })).toMatchObject({
    status: 409,
    data: { record: { card: { lastFour: '1111' } } },
  });
});

test('a card that has expired is refused at its field', async () => {
  await api.signIn('admin');
  const { status, data } = await putCard({ ...goodCard, expires: '2026-10' });
  expect([status, data]).toMatchObject([400, { codes: { expires: 'expired' } }]);
});

test('lists the newest first, narrowed and summed in minor units', async () => {
  await api.signIn('admin');
  const { payments, total, sums } = await list({ perPage: 3 });
  expect([total, payments.map(({ invoice }) => invoice)]).toEqual([14, ['AT-1044', 'AT-1043', 'AT-1042']]);
  expect(
    payments.every(({ amount, tax, lines }) => amount === tax + lines.reduce((sum, line) => sum + line.amount, 0)),
  ).toBe(true);
  expect(sums).toMatchObject([{ currency: 'EUR', open: 9717, refunded: 1107 }]);
  expect((await list({ status: 'refunded,failed' })).total).toBe(2);
});

test.each([
  ['maintainer', 200, 403],
  ['editor', 403, 403],
  ['author', 403, 403],
  ['client', 403, 403],
] as const)('%s: reading is %i, changing %i', async (role, reading, changing) => {
  await api.signIn(role);
  expect((await api.get('/apps/billing/status')).status).toBe(reading);
  expect((await api.get('/apps/billing/payments')).status).toBe(reading);
  expect((await putCard(goodCard)).status).toBe(changing);
  expect((await pay(14)).status).toBe(changing);
});
