import { defineBackend } from '@atrium/backend';
import { createTestApi, type TestApi } from '@atrium/core/testing';
import manifest from '../manifest';
import backend from '.';
import { address, callsOf, shop } from './testShop';

interface Mail {
  to: { email: string };
  subject: string;
  message: string;
}

const isMail = (message: unknown): message is Mail =>
  typeof message === 'object' && message !== null && 'subject' in message && 'message' in message;

let api: TestApi;
let emails: Mail[];
const inbox = {
  manifest: {
    ...manifest,
    id: 'inbox',
    paths: [],
    backend: { prefixes: ['/inbox'], module: './backend' as const, listens: ['frame.mail'] },
  },
  backend: defineBackend({
    id: 'inbox',
    subject: 'Product',
    tables: [],
    listeners: { 'frame.mail': (_store, message) => void (isMail(message) && emails.push(message)) },
    calls: [],
  }),
};

beforeEach(async () => {
  emails = [];
  api = createTestApi({ apps: [{ manifest, backend }, inbox] });
  await api.signIn('admin');
});

const { order } = callsOf(() => api);
const textOf = (html: string) => html.replaceAll(/<[^>]+>/g, ' ').replaceAll(/\s+/g, ' ');

test('the buyer is mailed what was ordered with coupon, gift card and all sums, in the language of the page', async () => {
  await api.post(`${shop}/coupon`, { code: 'WELCOME10' });
  await api.post(`${shop}/gift-card`, { code: 'GIFT-0050' });
  const { data } = await order({ language: 'de', address: { ...address, fullName: 'Ann <b>Archer</b>' } });
  expect(emails).toHaveLength(1);
  expect(emails[0]).toMatchObject({
    to: { email: 'admin@demo.com' },
    subject: `Ihre Bestellung ${data.order.id} im Atrium Shop`,
  });
  const text = textOf(emails[0]?.message ?? '');
  expect(text).toContain('1 × Index Card Box, Bernstein 48,14 €');
  expect(text).toContain('Gutschein WELCOME10 −12,58 €');
  expect(text).toContain('Summe 113,17 €');
  expect(text).toContain('Geschenkkarte GIFT-0050 −50,00 €');
  expect(text).toContain('Zu zahlen 63,17 €');
  expect(text).toContain('&lt;b&gt;Archer');
});

test('so is what was sent back, with what comes back for it', async () => {
  await api.post(`${shop}/orders/1/return`, { lines: [{ productId: 25, color: 'amber', qty: 2 }] });
  const text = textOf(emails[0]?.message ?? '');
  // Two of three: 16.50 less a tenth each, less their part of the coupon.
  expect(text).toContain('2 × Field Notes, Set of Six, Amber Refund €28.22');
  await order();
  await api.post(`${shop}/orders/3/cancel`, {});
  expect(emails.map(({ subject }) => subject)).toEqual([
    'Your return from order 1',
    'Your Atrium Shop order 3',
    'Your order 3 has been cancelled',
  ]);
});
