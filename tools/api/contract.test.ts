import Ajv from 'ajv/dist/2020';
import axios, { type AxiosInstance } from 'axios';
import type { FastifyInstance } from 'fastify';
import { installMock } from '../../mock';
import { calmSettings } from '../../mock/settings';
import { createRoundRobin } from '../../server/testing/roundRobin';
import { startServerProcess } from '../../server/testing/serverProcess';
import { startTestPostgres } from '../../server/testing/testPostgres';
import { toBackendSource } from '../../shared/backend';
import { memoryPersistence } from '../../shared/backend/engine/persistence';
import { isObject } from '../../shared/backend/openapi';
import { createDocument } from '../../shared/backend/openapi/document';
import { toQueryString } from '../../shared/contract/queryString';
import { openEngine } from '../../shared/core/openEngine';
import { type ContractCase, testPages } from '../../shared/core/testing';
import { type AppModules, readAppModules } from './appModules';
import { coreCases } from './coreCases';
import { createHttpServer } from './http';

const now = new Date(2026, 10, 20, 12).getTime();
const shared = { now: () => now, random: () => 0.5, suggestions: () => testPages };
const client = { paramsSerializer: { serialize: toQueryString }, validateStatus: () => true };
const apps = readAppModules();
const contractCases: readonly ContractCase[] = [...coreCases, ...apps.flatMap(({ cases }) => cases)];
const passwords: Record<string, string> = { admin: 'admin', client: 'client' };

/** An app without calls has subjects and grants all the same: it is known, as on a server. */
const loadOf =
  ({ manifest, backend }: AppModules) =>
  async () => {
    if (!backend) throw new Error(`${manifest.id} has no backend`);
    return backend;
  };

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

const isOpen = ({ as, url }: ContractCase) => as !== 'nobody' || url.startsWith('/jwt/');

/**
 * On a server every call but those of the sign-in needs a token, and who registers learns nothing of other people; else
 * the answers are the same.
 */
function expectOnServer(one: ContractCase, answer: Answer): Answer {
  if (!isOpen(one)) return { status: 401, data: { error: 'Invalid token' } };
  return one.url === '/jwt/register' && answer.status === 200 ? { status: 200, data: { isSent: false } } : answer;
}

/** Calls after a rejected one that took an id: a sequence gives none twice, and the page does. */
const afterRejected = new Set(['/apps/calendar/change-events', '/apps/email/save-draft']);

/** An answer of a server without what is its own way: ids after a gap, and the total of a list that it cuts off. */
function withoutServersOwn({ url, params }: ContractCase, answer: Answer | undefined): unknown {
  if (url === '/apps/email/emails' && !params?.page)
    return answer && { ...answer, data: { ...Object(answer.data), total: undefined } };
  return afterRejected.has(url)
    ? JSON.parse(JSON.stringify(answer).replaceAll(/"id":\d+|"uid":"\d+/g, (id) => id.replace(/\d+/, '0')))
    : answer;
}

/** Ids of sessions, API tokens, and secrets of a second step: each way in draws its own. */
const random =
  /[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}|\b[A-Z2-7]{32}\b|atrium_[0-9a-f]{12}_[\w-]{43}|(?<="id":")[0-9a-f]{12}(?=")/g;

/** An answer without what chance alone says, so that two ways in can be compared. */
const withoutChance = <T>(answer: T): T => JSON.parse(JSON.stringify(answer).replaceAll(random, 'drawn'));

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
const onServers = new Map<string, Answer[]>();
let server: FastifyInstance;
let document: ReturnType<typeof createDocument>;
const ajv = new Ajv({ strict: false, validateFormats: false });

beforeAll(async () => {
  const page = axios.create(client);
  const demo = installMock(page, { ...shared, persistence: memoryPersistence() });
  for (const app of apps) demo.register(app.manifest, loadOf(app));
  inBrowser = await callAll(page);
  const api = await openEngine({ ...shared, persistence: memoryPersistence() });
  for (const app of apps) api.catalog.register(app.manifest.id, toBackendSource(app.manifest, loadOf(app)));
  server = await createHttpServer(api, calmSettings);
  overHttp = await callAll(axios.create({ ...client, baseURL: await server.listen({ port: 0 }) }));
  document = createDocument(await api.describe());
  ajv.addSchema(document, 'api');
  if (process.env.ATRIUM_TEST_ALL) await callServers();
}, 480_000);
afterAll(() => server.close());

async function callServersOn(name: string, environments: readonly Record<string, string>[]): Promise<void> {
  const processes = await Promise.all(environments.map((env) => startServerProcess({ NOW: String(now), ...env })));
  onServers.set(name, await callAll(createRoundRobin(processes.map(({ address }) => address))));
  await Promise.all(processes.map((one) => one.stop()));
}

async function callServers(): Promise<void> {
  await callServersOn('PGlite', [{ DATABASE_URL: '' }]);
  const postgres = await startTestPostgres();
  if (!postgres) return;
  const DATABASE_URL = await postgres.createDatabase();
  await callServersOn('Postgres with three processes', [{ DATABASE_URL }, { DATABASE_URL }, { DATABASE_URL }]);
  postgres.stop();
}

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

const valueAt = (path: readonly (string | number)[]) =>
  path.reduce<unknown>((value, part) => (isObject(value) ? value[part] : undefined), document);

/** Address of a response's schema: errors are described once for all operations, and feeds have types of their own. */
function schemaAt(operation: readonly (string | number)[]) {
  const described = valueAt(operation);
  const reference = isObject(described) && typeof described.$ref === 'string' ? described.$ref : undefined;
  const response = reference ? reference.split('/').slice(1) : operation;
  const content = valueAt([...response, 'content']);
  const [media = 'application/json'] = isObject(content) ? Object.keys(content) : [];
  return { media, schema: `api#/${[...response, 'content', media, 'schema'].map(toPointerPart).join('/')}` };
}

const titles = contractCases.map((one, index) => {
  const detail = JSON.stringify(one.params ?? one.body ?? '').slice(0, 80);
  return [`${index + 1}. ${one.as ?? ''} ${one.method} ${one.url} ${detail}`, index] as const;
});

test.each(titles)('%s', (_title, index) => {
  const one = contractCases[index];
  const [answer, other] = [inBrowser[index], overHttp[index]];
  if (!one || !answer) throw new Error('A case without an answer');
  expect(answer.status).toBe(one.status);
  const expected = withoutChance(answer);
  expect(withoutChance(other)).toEqual(expected);
  for (const [name, answers] of onServers)
    expect([name, withoutServersOwn(one, withoutChance(answers[index]))]).toEqual([
      name,
      withoutServersOwn(one, expectOnServer(one, expected)),
    ]);
  const operation = ['paths', findPath(one), one.method.toLowerCase(), 'responses', one.status];
  const { media, schema } = schemaAt(operation);
  const validate = ajv.getSchema(schema);
  // A feed is described as text; the client that asks has read it as JSON.
  const isRead = media !== 'application/json' && typeof answer.data !== 'string';
  expect([validate?.(isRead ? JSON.stringify(answer.data) : answer.data), validate?.errors]).toEqual([true, null]);
});

test('no call of the document goes untried', () => {
  const tried = new Set(contractCases.map((one) => `${one.method.toLowerCase()} ${findPath(one)}`));
  const all = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => `${method} ${path}`),
  );
  expect(all.filter((call) => !tried.has(call))).toEqual([]);
});
