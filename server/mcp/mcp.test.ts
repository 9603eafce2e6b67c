/** @jest-environment ./server/testing/pgliteEnvironment.cjs */
import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StreamableHTTPClientTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js';
import { readTestApps } from '../../tools/api/appModules';
import { createClient, signIn } from '../testing/client';
import { startTestServer } from '../testing/startTestServer';

let server: Awaited<ReturnType<typeof startTestServer>>;
let person: ReturnType<typeof createClient>;
beforeAll(async () => {
  server = await startTestServer({ apps: readTestApps(['pages', 'users', 'todo', 'content']) });
  person = createClient(server.address);
  await signIn(person, 'admin@demo.com', 'admin');
}, 120_000);
afterAll(() => server.close());

async function connect(rules: object[] = [{ action: 'manage', subject: 'all' }]) {
  const { data } = await person.post('/account-setting/api-tokens', { name: 'Assistant', rules });
  const client = new Client({ name: 'test', version: '1.0.0' });
  const headers = { authorization: `Bearer ${data.secret}` };
  await client.connect(
    new StreamableHTTPClientTransport(new URL('/mcp', server.address), { requestInit: { headers } }),
  );
  return client;
}

async function listTools(client: Client) {
  const found = [];
  for (let cursor: string | undefined, isFirst = true; isFirst || cursor; isFirst = false) {
    const page = await client.listTools(cursor ? { cursor } : {});
    found.push(...page.tools);
    cursor = page.nextCursor;
  }
  return found;
}

async function call(client: Client, name: string, input: Record<string, unknown> = {}) {
  const { content, isError = false } = await client.callTool({ name, arguments: input });
  const [first] = Array.isArray(content) ? content : [];
  return { text: String(first?.text), isError };
}

test('each call that the person and the token allow is a tool with its schema and what it does', async () => {
  const tools = new Map((await listTools(await connect())).map((tool) => [tool.name, tool]));
  expect(tools.get('users_getUsers')).toMatchObject({
    annotations: { readOnlyHint: true, destructiveHint: false },
    inputSchema: { type: 'object', properties: { q: expect.anything() } },
  });
  expect(tools.get('users_deleteUser')?.annotations).toMatchObject({ readOnlyHint: false, destructiveHint: true });
  // Neither what is a person's own, nor signing in, is an assistant's.
  expect([...tools.keys()].filter((name) => /^signIn_|changePassword|makeApiToken/.test(name))).toEqual([]);
  const readers = await listTools(await connect([{ action: 'read', subject: 'User' }]));
  expect(readers.every(({ annotations }) => annotations?.readOnlyHint)).toBe(true);
  expect(readers.map(({ name }) => name)).toContain('users_getUsers');
  expect(readers.map(({ name }) => name)).not.toContain('content_getItems');
});

test('a tool is the call: it answers and rejects as the API does, and the audit log names the token and the way', async () => {
  const client = await connect();
  expect(JSON.parse((await call(client, 'users_getUser', { id: 3 })).text).user.id).toBe(3);
  expect(await call(client, 'users_getUser', { id: 999 })).toMatchObject({ isError: true });
  const task = { title: 'Written by an assistant', tags: [], dueDate: null };
  expect((await call(client, 'todo_addTask', { task })).isError).toBe(false);
  const { data } = await person.get('/api/audit', { params: { app: 'todo' } });
  expect(data.entries[0]).toMatchObject({ via: 'mcp', token: { name: 'Assistant' }, person: { name: 'Joana Duarte' } });
});

test('a deletion needs the word for this very call', async () => {
  const client = await connect();
  const asked = await call(client, 'users_deleteUser', { id: 5 });
  expect((await person.get('/api/users/user', { params: { id: 5 } })).status).toBe(200);
  const word = /confirmation "([^"]+)"/.exec(asked.text)?.[1] ?? '';
  // The word of one record deletes no other.
  await call(client, 'users_deleteUser', { id: 6, confirmation: word });
  expect((await person.get('/api/users/user', { params: { id: 6 } })).status).toBe(200);
  expect((await call(client, 'users_deleteUser', { id: 5, confirmation: word })).isError).toBe(false);
  expect((await person.get('/api/users/user', { params: { id: 5 } })).status).toBe(404);
});

test('an assistant writes and submits, and a person approves', async () => {
  const client = await connect();
  const made = await call(client, 'content_addItem', { type: 'article', title: 'A draft' });
  expect(made.isError).toBe(false);
  const { item } = JSON.parse(made.text);
  for (const action of ['approve', 'publishNow']) {
    const answer = await call(client, 'content_transition', { ids: [item.id], action });
    expect(answer.text).toMatch(/for a person to decide|refused":\[\{/);
  }
  expect((await call(client, 'content_listDataEdit', { blogTitle: 'At once', status: 'Published' })).text).toContain(
    'for a person to decide',
  );
  const { data } = await person.get(`/apps/content/items/${item.id}`);
  expect(data.item.status).toBe('draft');
});

test('what is read is a resource, too', async () => {
  const client = await connect();
  const { resources } = await client.listResources();
  expect(resources.map(({ uri }) => uri)).toEqual(
    expect.arrayContaining(['atrium:///todo_getTasks', 'atrium:///content_getItems', 'atrium:///search_search']),
  );
  const { resourceTemplates } = await client.listResourceTemplates();
  expect(resourceTemplates.find(({ name }) => name === 'users_getUser')?.uriTemplate).toBe(
    'atrium:///users_getUser{?id}',
  );
  const { contents } = await client.readResource({ uri: 'atrium:///users_getUser?id=3' });
  expect(String(Reflect.get(contents[0] ?? {}, 'text'))).toContain('"id":3');
});

test('without an API token there is nothing, with one of a session neither', async () => {
  const body = { jsonrpc: '2.0', id: 1, method: 'tools/list' };
  const headers = { accept: 'application/json, text/event-stream' };
  const answer = await createClient(server.address).post('/mcp', body, { headers });
  expect([answer.status, answer.headers['www-authenticate']]).toEqual([401, expect.stringMatching(/^Bearer/)]);
  expect((await person.post('/mcp', body, { headers })).status).toBe(401);
  expect((await person.get('/mcp')).status).toBe(405);
});
