/** @jest-environment node */
import fc from 'fast-check';
import type { MockCall, MockStore, Row, TableKey, User } from 'shared/api';
import * as z from 'zod/mini';
import { commentsKey, postsKey } from '../blog/tables';
import { eventsKey } from '../calendar/tables';
import { chatsKey, contactsKey, messagesKey } from '../chat/tables';
import { cartKey, ordersKey, productsKey, wishlistKey } from '../ecommerce/tables';
import { emailsKey } from '../email/tables';
import { invoicesKey } from '../invoices/tables';
import { getBalance, getTotal } from '../invoices/total';
import { createTestApi } from '../testing/testApi';
import { tasksKey } from '../todo/tables';
import { usersKey } from '../users/tables';
import { binKey } from './bin';

/** Ids that exist, that were just made, and that never will. */
const ids = fc.oneof(
  fc.integer({ min: -1, max: 45 }),
  fc.constantFrom(130, 131, 132, 133, 134, 4987, 5036, 5038, 5039, 1e21, 1.5),
);
const texts = fc.constantFrom(
  '',
  ' ',
  'a',
  'Ann',
  'ann@example.com',
  'admin@demo.com',
  'Lisbon',
  '2026-11-20',
  '2026-11-21T10:00:00Z',
  '12',
  'x'.repeat(200),
);
const odd = fc.oneof(fc.jsonValue({ maxDepth: 2 }), fc.constantFrom(null, true, [], {}, 'NaN', '1e999', '__proto__'));

interface Schema {
  type?: string | string[];
  enum?: unknown[];
  anyOf?: Schema[];
  items?: Schema;
  properties?: Record<string, Schema>;
  required?: string[];
}

/** Mostly what a schema asks for, and now and then anything at all. */
function createInput(schema: Schema): fc.Arbitrary<unknown> {
  return fc.oneof({ weight: 12, arbitrary: createFitting(schema) }, { weight: 1, arbitrary: odd });
}

function createFitting({ type, enum: values, anyOf, items, properties, required = [] }: Schema): fc.Arbitrary<unknown> {
  if (values) return fc.constantFrom(...values);
  if (anyOf) return fc.oneof(...anyOf.map(createInput));
  const kind = [type].flat()[0];
  if (kind === 'number' || kind === 'integer') return ids;
  if (kind === 'boolean') return fc.boolean();
  if (kind === 'array') return fc.array(createInput(items ?? {}), { maxLength: 4 });
  if (kind !== 'object') return texts;
  const fields = Object.fromEntries(
    Object.entries(properties ?? {}).map(([name, inner]) => [name, createInput(inner)]),
  );
  return fc.record(fields, { requiredKeys: required });
}

interface Step {
  method: MockCall['method'];
  path: string;
  input: unknown;
}

const toStep = ({ method, path, input }: MockCall): fc.Arbitrary<Step> => {
  const inputs = input ? createInput(z.toJSONSchema(input, { io: 'input' }) as Schema) : fc.constant({});
  return inputs.map((value) => ({ method, path, input: value }));
};

/** A value as it stands in an address. */
const toWord = (value: unknown): string => (typeof value === 'object' ? JSON.stringify(value) : String(value));

/** The call as it stands on the wire. */
function toRequest({ method, path, input }: Step) {
  const values = new Map(Object.entries(Object(input)));
  const url = path.replace(/\{(\w+)\}/g, (_whole, name: string) =>
    encodeURIComponent(toWord(values.get(name) ?? '') || '1'),
  );
  if (method === 'POST') return { method, url, body: JSON.stringify(input) };
  const query = new URLSearchParams();
  for (const [name, value] of values) for (const item of [value].flat()) query.append(name, toWord(item));
  return { method, url: `${url}?${query}` };
}

const keptKeys: TableKey<Row>[] = [
  emailsKey,
  tasksKey,
  eventsKey,
  usersKey,
  invoicesKey,
  commentsKey,
  cartKey,
  wishlistKey,
  contactsKey,
  chatsKey,
];

const idsOf = <T extends Row>(store: MockStore, key: TableKey<T>) =>
  new Set(
    store
      .table(key)
      .all()
      .map(({ id }) => id),
  );

/** Which rows of a table are there or may come back. */
function listKept(store: MockStore): Set<string> {
  const bin = store
    .table(binKey)
    .all()
    .map(({ table, recordId }) => `${table} ${recordId}`);
  return new Set([...bin, ...keptKeys.flatMap((key) => [...idsOf(store, key)].map((id) => `${key.name} ${id}`))]);
}

const isUnique = (values: readonly unknown[]) => new Set(values).size === values.length;

function checkInvariants(store: MockStore): void {
  const users: readonly User[] = store.table(usersKey).all();
  expect(isUnique(users.map(({ email }) => email.toLowerCase()))).toBe(true);
  expect(isUnique(users.map(({ username }) => username.toLowerCase()))).toBe(true);
  expect(users.some(({ role }) => role === 'admin')).toBe(true);

  for (const { total, balance, items, discount, tax, payments } of store.table(invoicesKey).all()) {
    expect(total).toBe(getTotal(items, discount, tax));
    expect(balance).toBe(getBalance(total, payments));
    expect(balance).toBeGreaterThanOrEqual(0);
  }

  const [contacts, chats] = [idsOf(store, contactsKey), idsOf(store, chatsKey)];
  expect(
    store
      .table(chatsKey)
      .all()
      .every(({ userId }) => contacts.has(userId)),
  ).toBe(true);
  expect(
    isUnique(
      store
        .table(chatsKey)
        .all()
        .map(({ userId }) => userId),
    ),
  ).toBe(true);
  expect(
    store
      .table(messagesKey)
      .all()
      .every(({ chatId }) => chats.has(chatId)),
  ).toBe(true);

  const products = idsOf(store, productsKey);
  for (const key of [cartKey, wishlistKey]) {
    const chosen = store
      .table<Row & { productId: number }>(key)
      .all()
      .map(({ productId }) => productId);
    expect(isUnique(chosen)).toBe(true);
    expect(chosen.every((id) => products.has(id))).toBe(true);
  }
  for (const { subtotal, discount, delivery, total } of store.table(ordersKey).all()) {
    expect(Math.round((subtotal - discount + delivery) * 100)).toBe(Math.round(total * 100));
  }

  const posts = store.table(postsKey).all();
  expect(isUnique(posts.map(({ slug }) => slug))).toBe(true);
  for (const { blogId, replyTo } of store.table(commentsKey).all()) {
    expect(posts.some(({ id }) => id === blogId)).toBe(true);
    if (replyTo !== null) expect(store.table(commentsKey).get(replyTo)?.blogId).toBe(blogId);
  }

  for (const { start, end } of store.table(eventsKey).all())
    expect(Date.parse(end)).toBeGreaterThanOrEqual(Date.parse(start));
}

/** Sending a draft is the one way for a mail, and ordering the one for a cart line, to go for good. */
const endsRows = new Set(['/apps/email/send-email', '/apps/ecommerce/orders']);

test('whatever is called with whatever, no handler throws, answers keep their word and records stay whole', async () => {
  const calls = (await (await createTestApi().opening).describe()).flatMap((app) => app.calls);
  const steps = fc.array(fc.oneof(...calls.map(toStep)), { minLength: 10, maxLength: 40 });
  await fc.assert(
    fc.asyncProperty(steps, async (sequence) => {
      const api = await createTestApi().opening;
      for (const { calls: own, id } of await api.describe()) {
        const first = own.find(({ method, input }) => method === 'GET' && !input);
        if (first && id !== 'frame') await api.handle({ method: 'GET', url: first.path });
      }
      await api.handle({ method: 'GET', url: '/apps/email/emails' });
      await api.handle({ method: 'GET', url: '/apps/todo/tasks' });
      await api.handle({ method: 'GET', url: '/apps/calendar/events' });
      let kept = listKept(api.store);
      for (const step of sequence) {
        const call = calls.find(({ method, path }) => method === step.method && path === step.path);
        const answer = await api.handle(toRequest(step));
        if (!call || !answer) throw new Error(`No handler for ${step.path}`);
        const documented = [...(call.success ?? [200]), ...(call.refusals ?? []), call.malformed?.status ?? 400];
        expect(documented).toContain(answer.status);
        if (answer.status < 300 && call.answer) expect(z.safeParse(call.answer, answer.data).error).toBeUndefined();
        const now = listKept(api.store);
        if (!endsRows.has(call.path)) expect([...kept].filter((row) => !now.has(row))).toEqual([]);
        kept = now;
      }
      checkInvariants(api.store);
    }),
    { numRuns: 20 },
  );
}, 180_000);
