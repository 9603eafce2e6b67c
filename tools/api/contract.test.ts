/** @jest-environment node */
import Ajv from 'ajv/dist/2020';
import axios, { type AxiosInstance } from 'axios';
import type { FastifyInstance } from 'fastify';
import { installMock } from '../../mock';
import { createHttpServer } from '../../mock/adapters/http';
import { memoryPersistence } from '../../mock/engine/persistence';
import { calmSettings } from '../../mock/engine/settings';
import { createDocument } from '../../mock/openapi/document';
import { openDemoApi } from '../../mock/openDemoApi';
import { type ContractCase, testPages } from '../../mock/testing';
import { toBackendSource } from '../../shared/backend';
import { toQueryString } from '../../shared/runtime/queryString';
import { readAppModules } from './appModules';
import { frameCases } from './frameCases';

const now = new Date(2026, 10, 20, 12).getTime();
const shared = { now: () => now, random: () => 0.5, suggestions: () => testPages };
const client = { paramsSerializer: { serialize: toQueryString }, validateStatus: () => true };
const apps = readAppModules();
const contractCases: readonly ContractCase[] = [...frameCases, ...apps.flatMap(({ cases }) => cases)];
const passwords: Record<string, string> = { admin: 'admin', client: 'client' };

interface Answer {
  status: number;
  data: unknown;
}

async function signIn(http: AxiosInstance) {
  const tokens = new Map([['liar', 'Bearer forged']]);
  for (const [name, password] of Object.entries(passwords)) {
    const { data } = await http.post<{ accessToken: string }>('/jwt/login', { email: `${name}@demo.com`, password });
    tokens.set(name, `Bearer ${data.accessToken}`);
  }
  return tokens;
}

/** All answers of one way in, in the order of the cases. */
async function callAll(http: AxiosInstance): Promise<Answer[]> {
  const tokens = await signIn(http);
  const answers: Answer[] = [];
  for (const { method, url, params, body, as = 'admin' } of contractCases) {
    const headers = tokens.has(as) ? { Authorization: tokens.get(as) } : {};
    const { status, data } = await http.request<unknown>({ method, url, params, data: body, headers });
    answers.push({ status, data });
  }
  return answers;
}

let inBrowser: Answer[];
let overHttp: Answer[];
let server: FastifyInstance;
let document: ReturnType<typeof createDocument>;
const ajv = new Ajv({ strict: false, validateFormats: false });

beforeAll(async () => {
  const page = axios.create(client);
  const demo = installMock(page, { ...shared, persistence: memoryPersistence() });
  for (const { manifest, backend } of apps) if (backend) demo.register(manifest, async () => backend);
  inBrowser = await callAll(page);
  const api = await openDemoApi({ ...shared, persistence: memoryPersistence() });
  for (const { manifest, backend } of apps)
    if (backend)
      api.catalog.register(
        manifest.id,
        toBackendSource(manifest, async () => backend),
      );
  server = await createHttpServer(api, calmSettings);
  overHttp = await callAll(axios.create({ ...client, baseURL: await server.listen({ port: 0 }) }));
  document = createDocument(await api.describe());
  ajv.addSchema(document, 'api');
}, 180_000);
afterAll(() => server.close());

/** The path of the document that a call goes to; one without parameters beats one with. */
function findPath({ url }: ContractCase): string {
  const fits = (path: string) => new RegExp(`^${path.replace(/\{\w+\}/g, '[^/]+')}$`).test(url);
  const [path] = Object.keys(document.paths)
    .filter(fits)
    .sort((a, b) => a.split('{').length - b.split('{').length);
  if (!path) throw new Error(`${url} is in no document`);
  return path;
}

const toPointerPart = (part: string | number) =>
  encodeURIComponent(String(part).replaceAll('~', '~0').replaceAll('/', '~1'));

const titles = contractCases.map((one, index) => {
  const detail = JSON.stringify(one.params ?? one.body ?? '').slice(0, 80);
  return [`${index + 1}. ${one.as ?? ''} ${one.method} ${one.url} ${detail}`, index] as const;
});

test.each(titles)('%s', (_title, index) => {
  const one = contractCases[index];
  const [answer, other] = [inBrowser[index], overHttp[index]];
  if (!one || !answer) throw new Error('A case without an answer');
  expect(answer.status).toBe(one.status);
  expect(other).toEqual(answer);
  const parts = [
    'paths',
    findPath(one),
    one.method.toLowerCase(),
    'responses',
    one.status,
    'content',
    'application/json',
    'schema',
  ];
  const validate = ajv.getSchema(`api#/${parts.map(toPointerPart).join('/')}`);
  expect([validate?.(answer.data), validate?.errors]).toEqual([true, null]);
});

test('no call of the document goes untried', () => {
  const tried = new Set(contractCases.map((one) => `${one.method.toLowerCase()} ${findPath(one)}`));
  const all = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => `${method} ${path}`),
  );
  expect(all.filter((call) => !tried.has(call))).toEqual([]);
});
