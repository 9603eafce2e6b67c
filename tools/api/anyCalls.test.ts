import fc from 'fast-check';
import * as zod from 'zod/mini';
import { type AppBackend, type BackendCall, type BackendStore, z } from '../../shared/backend';
import { binTable, type Unit } from '../../shared/backend/engine';
import { createTestApi } from '../../shared/core/testing';
import { readAppModules } from './appModules';

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
  method: BackendCall['method'];
  path: string;
  input: unknown;
}

const toStep = ({ method, path, input }: BackendCall): fc.Arbitrary<Step> => {
  const inputs = input ? createInput(zod.toJSONSchema(input, { io: 'input' }) as Schema) : fc.constant({});
  return inputs.map((value) => ({ method, path, input: value }));
};

const toWord = (value: unknown): string => (typeof value === 'object' ? JSON.stringify(value) : String(value));

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

const apps = readAppModules();
const backends = apps.flatMap(({ backend }) => backend ?? []);

function listStored(store: Unit, keys: readonly { name: string }[]): Set<string> {
  const bin = store.rows(binTable).all();
  const rows = keys.flatMap((key) =>
    store
      .rows(key)
      .all()
      .map(({ id }) => `${key.name} ${id}`),
  );
  return new Set([...bin.map(({ table, recordId }) => `${table} ${recordId}`), ...rows]);
}

/** Restorable rows are lost only by calls that declare permanent deletion. */
const restorableKeys = backends.flatMap(({ restores = {} }) => Object.values(restores).map(({ key }) => key));

async function checkInvariants(store: BackendStore): Promise<void> {
  for (const { id, invariants = {} } of backends)
    for (const [name, holds] of Object.entries(invariants))
      expect([id, name, await holds(store)]).toEqual([id, name, true]);
}

const openAll = async () => {
  const api = await createTestApi({
    apps: apps.flatMap(({ manifest, backend }) => (backend ? [{ manifest, backend }] : [])),
  }).opening;
  const store = await api.read(['people', ...backends.map(({ id }) => id)], async (unit) => unit);
  return { api, store };
};

/** A call that asks for an ability may forbid, as the API's document says. */
const isFitting = (call: BackendCall, status: number): boolean =>
  [
    ...(call.success ?? [200]),
    ...(call.rejections ?? []),
    ...(call.subject === null ? [] : [403]),
    call.malformed?.status ?? 400,
  ].some((known) => known === status);

// The same calls at each change, so that a failure is the change's own; `npm run test:all` looks for new ones.
const run = process.env.ATRIUM_TEST_ALL ? { numRuns: 300 } : { numRuns: 20, seed: 20 };

test('whatever is called with whatever, no handler throws, answers keep their word and records stay whole', async () => {
  const calls = (await (await openAll()).api.describe()).flatMap((backend: AppBackend) => backend.calls);
  const steps = fc.array(fc.oneof(...calls.map(toStep)), { minLength: 10, maxLength: 40 });
  await fc.assert(
    fc.asyncProperty(steps, async (sequence) => {
      const { api, store } = await openAll();
      let kept = listStored(store, restorableKeys);
      for (const step of sequence) {
        const call = calls.find(({ method, path }) => method === step.method && path === step.path);
        const answer = await api.handle(toRequest(step));
        if (!call || !answer) throw new Error(`No handler for ${step.path}`);
        expect([step.path, answer.status, isFitting(call, answer.status)]).toEqual([step.path, answer.status, true]);
        if (answer.status < 300) expect(z.safeParse(call.answer, answer.data).error).toBeUndefined();
        const now = listStored(store, restorableKeys);
        if (!call.deletesPermanently) expect([...kept].filter((row) => !now.has(row))).toEqual([]);
        kept = now;
      }
      await checkInvariants(store);
    }),
    run,
  );
}, 180_000);
