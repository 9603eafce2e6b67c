import Ajv from 'ajv/dist/2020';
import { toBackendSource } from '../../shared/backend';
import { memoryPersistence } from '../../shared/backend/engine/persistence';
import { type CallExample, createDocument, describeInput, operationIdOf } from '../../shared/backend/openapi';
import { toQueryString } from '../../shared/contract/queryString';
import { openEngine } from '../../shared/core/openEngine';
import { type ContractCase, testPages } from '../../shared/core/testing';
import type { AppModules } from './appModules';
import type { ExampleCase } from './exampleCases';
import { withSamples } from './withSamples';

const ajv = new Ajv({ strict: false, validateFormats: false });

const maxElements = 2;
const maxText = 300;
const maxDocument = 2_000;

/** What opens something is drawn anew each time, and is nobody's example. */
const withoutSecrets = (text: string): string =>
  text
    .replaceAll(/eyJ[\w-]+\.[\w-]+\.[\w-]+/g, 'eyJhbGciOiJIUzI1NiJ9.e30.c2lnbmF0dXJl')
    .replaceAll(/atrium_[0-9a-f]{12}_[\w-]{43}/g, `atrium_0123456789ab_${'a'.repeat(43)}`)
    .replaceAll(/data:([\w+./-]+);base64,[\w+/=]{100,}/g, 'data:$1;base64,iVBORw0KGgo=');

/** An answer as somebody reads it: lists by their first elements, long texts by their beginnings. */
function toBrief(value: unknown, isInput: boolean): unknown {
  if (typeof value === 'string') {
    const text = withoutSecrets(value);
    return isInput || text.length <= maxText ? text : `${text.slice(0, maxText)}…`;
  }
  if (Array.isArray(value))
    return value.slice(0, isInput ? undefined : maxElements).map((one) => toBrief(one, isInput));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, toBrief(inner, isInput)]));
}

const sizeOf = (input: unknown): number => Object.keys(Object(input)).length;

/** Of two examples the one that is sent more: it shows more. */
const isBetter = (one: CallExample, other: CallExample | undefined): boolean =>
  other === undefined || sizeOf(one.input) > sizeOf(other.input);

/** Makes the calls of some cases on the demo's records, and keeps one that succeeds of each operation. */
export async function recordExamples(
  apps: readonly AppModules[],
  cases: readonly (ContractCase | ExampleCase)[],
): Promise<Record<string, CallExample>> {
  const now = new Date(2026, 10, 20, 12).getTime();
  const persistence = memoryPersistence();
  const api = await openEngine({
    now: () => now,
    random: () => 0.5,
    suggestions: () => testPages,
    persistence,
    // As a server, which answers more calls than the demo.
    isServer: true,
    sendsEmails: true,
    checkWebhookUrl: () => null,
  });
  for (const { manifest, backend } of apps)
    api.catalog.register(
      manifest.id,
      toBackendSource(manifest, async () => backend ?? Promise.reject(new Error(`${manifest.id} has no backend`))),
    );
  const body = JSON.stringify({ email: 'admin@demo.com', password: 'admin' });
  const signedIn = await api.handle({ method: 'POST', url: '/jwt/login', body });
  const token: unknown = Reflect.get(Object(signedIn?.data), 'accessToken');
  const examples: Record<string, CallExample> = {};
  const rejected: Record<string, object> = {};
  let last: unknown;
  for (const one of cases) {
    const { method, url, params, body: sent, as } = typeof one === 'function' ? one(last) : one;
    const query = params ? toQueryString(params) : '';
    const request = {
      method,
      url: query ? `${url}?${query}` : url,
      ...(sent !== undefined && { body: JSON.stringify(sent) }),
    };
    const match = await api.catalog.match(request);
    const answer = await api.handle({ ...request, ...(as !== 'nobody' && { authorization: `Bearer ${token}` }) });
    last = answer?.data;
    if (typeof one === 'function' && (answer?.status ?? 404) >= 400)
      throw new Error(`${method} ${url}: ${JSON.stringify(answer?.data)}`);
    if (!match || !answer || (as && as !== 'nobody')) continue;
    const id = operationIdOf(match.backend, match.call);
    const input = { ...match.params, ...params, ...Object(sent) };
    // A call may take more than its description says, for clients of old.
    if (match.call.input && !ajv.compile(describeInput(match.call.input))(input)) continue;
    if (answer.status >= 400) {
      if (sizeOf(input) > sizeOf(rejected[id])) rejected[id] = input;
      continue;
    }
    const data =
      typeof answer.data === 'string' ? withoutSecrets(answer.data).slice(0, maxDocument) : toBrief(answer.data, false);
    const example = { ...((sizeOf(input) > 0 || sent !== undefined) && { input: toBrief(input, true) }), answer: data };
    if (isBetter(example, examples[id])) examples[id] = example;
  }
  const document = createDocument(await api.describe());
  return withSamples(document, examples, rejected);
}
