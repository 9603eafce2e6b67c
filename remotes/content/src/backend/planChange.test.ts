import { createTestApi, type TestApi } from '@atrium/core/testing';
import type { BillingState } from '../api/schemas';
import manifest from '../manifest';
import backend from '.';
import { receivePlanChange } from './planChange';

let api: TestApi;
beforeEach(async () => {
  api = createTestApi({ apps: [{ manifest, backend }] });
  await api.signIn('admin');
});

const receive = async (sent: unknown) =>
  (await api.opening).change('content', (store) => receivePlanChange(store, sent));
const read = async () => (await api.get<BillingState>('/apps/billing/status')).data;
const taken = {
  plan: 'enterprise',
  price: 9900,
  due: 5490,
  from: '2026-11-23T09:00:00.000Z',
  until: '2026-12-23T09:00:00.000Z',
};

test('another plan is billed with its tax, and charged to the card', async () => {
  await api.post('/apps/billing/card', { brand: 'visa', lastFour: '1111', expires: '2040-05' });
  await receive(taken);
  const { account, latest } = await read();
  expect(account).toMatchObject({ plan: 'enterprise', price: 9900, periodEnd: taken.until });
  expect(latest[0]).toMatchObject({ invoice: 'AT-1045', amount: 6753, tax: 1263, status: 'paid', attempts: 1 });
});

test('what a card cannot pay is open', async () => {
  await receive(taken);
  expect((await read()).open).toMatchObject({ invoice: 'AT-1045', status: 'failed', failure: 'cardExpired' });
});

test.each([null, { ...taken, plan: 'gold' }, { ...taken, due: '5' }])('%j changes nothing', async (sent) => {
  const before = await read();
  await receive(sent);
  expect(await read()).toEqual(before);
});
