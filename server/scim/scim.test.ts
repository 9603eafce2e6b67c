/** @jest-environment ./server/testing/pgliteEnvironment.cjs */
import type { AxiosInstance } from 'axios';
import { readTestApps } from '../../tools/api/appModules';
import { createClient, signIn } from '../testing/client';
import { startTestServer } from '../testing/startTestServer';

const base = '/scim/v2';
const userSchema = 'urn:ietf:params:scim:schemas:core:2.0:User';
const groupSchema = 'urn:ietf:params:scim:schemas:core:2.0:Group';
const patchSchema = 'urn:ietf:params:scim:api:messages:2.0:PatchOp';
const enterprise = 'urn:ietf:params:scim:schemas:extension:enterprise:2.0:User';
const issuer = 'https://idp.example';

let server: Awaited<ReturnType<typeof startTestServer>>;
let admin: AxiosInstance;
let idp: AxiosInstance;
let number = 0;

/** A name that no other test has. */
function newName(word: string): string {
  number += 1;
  return `${word}${number}`;
}

beforeAll(async () => {
  server = await startTestServer({
    apps: readTestApps(['users', 'todo']),
    maxTokenCalls: 1_000,
  });
  admin = createClient(server.address);
  await signIn(admin, 'admin@demo.com', 'admin');
  const { data } = await admin.post('/api/service-tokens', { name: 'Directory', access: 'scim' });
  idp = createClient(server.address);
  idp.defaults.headers.common.authorization = `Bearer ${data.secret}`;
  idp.defaults.headers.post['content-type'] = 'application/scim+json';
  idp.defaults.headers.put['content-type'] = 'application/scim+json';
  idp.defaults.headers.patch['content-type'] = 'application/scim+json';
}, 120_000);
afterAll(() => server.close());

/** A user as Okta sends one (its "Create the user object"). */
function oktaUser(name = newName('maria')) {
  const address = `${name}@idp.example`;
  return {
    schemas: [userSchema],
    userName: address,
    name: { givenName: 'María', familyName: 'Núñez' },
    emails: [{ primary: true, value: address, type: 'work' }],
    displayName: 'María Núñez',
    locale: 'en-US',
    externalId: `00u${name}`,
    groups: [],
    password: '1mz050nq',
    active: true,
  };
}

const create = async (sent: object = oktaUser()) => (await idp.post(`${base}/Users`, sent)).data;
const patch = (path: string, ...operations: object[]) =>
  idp.patch(base + path, { schemas: [patchSchema], Operations: operations });
const personOf = async (id: string) =>
  (await admin.get('/api/users/user', { params: { id: Number(id) } })).data.user ?? null;

describe('the service', () => {
  test('says what it can do, by its schemas and resource types (RFC 7644, 4)', async () => {
    const config = await idp.get(`${base}/ServiceProviderConfig`);
    expect(config.headers['content-type']).toMatch(/^application\/scim\+json/);
    expect(config.data).toMatchObject({
      patch: { supported: true },
      bulk: { supported: false },
      filter: { supported: true, maxResults: 200 },
      changePassword: { supported: false },
    });
    const { data: schemas } = await idp.get(`${base}/Schemas`);
    expect(schemas.Resources.map(({ id }: { id: string }) => id)).toEqual([userSchema, enterprise, groupSchema]);
    const { data: user } = await idp.get(`${base}/Schemas/${userSchema}`);
    const names = user.attributes.map(({ name }: { name: string }) => name);
    expect(names).toEqual(expect.arrayContaining(['userName', 'emails', 'active']));
    expect(names).not.toContain('password');
    const { data: types } = await idp.get(`${base}/ResourceTypes`);
    expect(types.Resources.map(({ endpoint }: { endpoint: string }) => endpoint)).toEqual(['/Users', '/Groups']);
    expect((await idp.get(`${base}/ResourceTypes/User`)).data.schemaExtensions).toEqual([
      { schema: enterprise, required: false },
    ]);
  });

  test('lets in tokens that an admin has made for it, and such a token opens nothing else', async () => {
    const stranger = createClient(server.address);
    const { status, data, headers } = await stranger.get(`${base}/Users`);
    expect([status, headers['www-authenticate']]).toEqual([401, expect.stringContaining('Bearer')]);
    expect(data).toEqual({
      schemas: ['urn:ietf:params:scim:api:messages:2.0:Error'],
      status: '401',
      detail: expect.any(String),
    });
    expect((await admin.get(`${base}/Users`)).status).toBe(403);
    const other = await admin.post('/api/service-tokens', { name: 'Import', role: 'editor', access: 'all' });
    const headersOf = { authorization: `Bearer ${other.data.secret}` };
    expect((await stranger.get(`${base}/Users`, { headers: headersOf })).status).toBe(403);
    expect((await idp.get('/api/users/list/data')).status).toBe(403);
    expect((await idp.get('/apps/todo/tasks')).status).toBe(403);
    const roleful = await admin.post('/api/service-tokens', { name: 'D', role: 'editor', access: 'scim' });
    expect(roleful.data.codes).toEqual({ role: 'scimRole' });
  });

  test('answers what it has not by an error of RFC 7644, 3.12', async () => {
    expect((await idp.post(`${base}/Bulk`, {})).status).toBe(501);
    expect((await idp.get(`${base}/Me`)).status).toBe(501);
    expect((await idp.get(`${base}/Devices`)).data.status).toBe('404');
    expect((await idp.get(`${base}/Users/999999`)).data).toMatchObject({ status: '404' });
    expect((await idp.post(`${base}/Users`, '{"userName":')).data).toMatchObject({ status: '400' });
    expect((await idp.post(`${base}/Users`, { ...oktaUser(), displayName: 'a\u0000b' })).status).toBe(400);
  });
});

describe('a user', () => {
  test('is created with an account of the least rights, and found by name and id (3.3, 3.4.2.2)', async () => {
    const sent = oktaUser();
    const { status, data, headers } = await idp.post(`${base}/Users`, sent);
    expect(status).toBe(201);
    expect(headers.location).toBe(data.meta.location);
    expect(data).toMatchObject({
      schemas: expect.arrayContaining([userSchema]),
      userName: sent.userName,
      active: true,
    });
    expect(data.password).toBeUndefined();
    expect(await personOf(data.id)).toMatchObject({
      fullName: 'María Núñez',
      email: sent.userName,
      role: 'subscriber',
      status: 'active',
    });
    for (const filter of [
      `userName eq "${sent.userName.toUpperCase()}"`,
      `externalId eq "${sent.externalId}"`,
      `userName eq "${sent.userName}" and active eq true`,
      `id eq "${data.id}" or externalId eq "nobody"`,
    ]) {
      const { data: list } = await idp.get(`${base}/Users`, { params: { filter } });
      expect([filter, list.totalResults, list.Resources[0]?.id]).toEqual([filter, 1, data.id]);
    }
    const none = `userName eq "${sent.userName}" and active eq false`;
    expect((await idp.get(`${base}/Users`, { params: { filter: none } })).data).toMatchObject({
      schemas: ['urn:ietf:params:scim:api:messages:2.0:ListResponse'],
      totalResults: 0,
      Resources: [],
    });
  });

  test.each([
    'displayName co "a"',
    'userName',
    'userName eq',
    'not (userName pr)',
    `userName eq "${'x'.repeat(2_000)}"`,
  ])('is not searched for by %p (invalidFilter, 3.4.2.2)', async (filter) => {
    const { data } = await idp.get(`${base}/Users`, { params: { filter } });
    expect(data).toMatchObject({ status: '400', scimType: 'invalidFilter' });
  });

  test('with the name or id of another is 409 uniqueness (3.3)', async () => {
    const sent = oktaUser();
    await create(sent);
    for (const again of [
      sent,
      { ...oktaUser(), externalId: sent.externalId },
      { ...oktaUser(), userName: sent.userName },
    ])
      expect((await idp.post(`${base}/Users`, again)).data).toMatchObject({ status: '409', scimType: 'uniqueness' });
  });

  test('never takes over an account by its address', async () => {
    const sent = { ...oktaUser(), emails: [{ value: 'admin@demo.com', primary: true }] };
    expect((await idp.post(`${base}/Users`, sent)).data).toMatchObject({ status: '409', scimType: 'uniqueness' });
    const { id } = await create();
    const moved = await patch(`/Users/${id}`, { op: 'replace', path: 'emails', value: [{ value: 'client@demo.com' }] });
    expect(moved.status).toBe(409);
    const { data } = await idp.get(`${base}/Users`, { params: { filter: 'userName eq "admin@demo.com"' } });
    expect(data.totalResults).toBe(0);
  });

  test('comes in pages from 1 (3.4.2.4)', async () => {
    const ids = [(await create()).id, (await create()).id, (await create()).id];
    const all = (await idp.get(`${base}/Users`)).data;
    expect(all.totalResults).toBeGreaterThanOrEqual(3);
    const { data } = await idp.get(`${base}/Users`, { params: { startIndex: all.totalResults - 2, count: 2 } });
    expect(data).toMatchObject({ itemsPerPage: 2, startIndex: all.totalResults - 2, totalResults: all.totalResults });
    expect(data.Resources.map(({ id }: { id: string }) => id)).toEqual(ids.slice(0, 2));
    expect((await idp.get(`${base}/Users`, { params: { count: 0 } })).data.Resources).toEqual([]);
    expect((await idp.get(`${base}/Users`, { params: { startIndex: -4, count: -1 } })).data.startIndex).toBe(1);
    expect((await idp.get(`${base}/Users`, { params: { count: 'ten' } })).status).toBe(400);
  });

  test('is answered with the attributes that are asked for (3.9)', async () => {
    const { id } = await create();
    const { data } = await idp.get(`${base}/Users/${id}`, { params: { attributes: 'userName' } });
    expect(Object.keys(data).sort()).toEqual(['id', 'meta', 'schemas', 'userName']);
    const without = (await idp.get(`${base}/Users/${id}`, { params: { excludedAttributes: 'emails' } })).data;
    expect(without.emails).toBeUndefined();
    expect(without.displayName).toBe('María Núñez');
  });

  test('has a version, by which a change of another is noticed (3.14)', async () => {
    const { id } = await create();
    const { headers, data } = await idp.get(`${base}/Users/${id}`);
    expect(data.meta.version).toBe(headers.etag);
    const unchanged = await idp.get(`${base}/Users/${id}`, { headers: { 'if-none-match': headers.etag } });
    expect(unchanged.status).toBe(304);
    const operation = { schemas: [patchSchema], Operations: [{ op: 'replace', path: 'title', value: 'Boss' }] };
    const send = () => idp.patch(`${base}/Users/${id}`, operation, { headers: { 'if-match': headers.etag } });
    expect((await send()).status).toBe(200);
    expect((await send()).status).toBe(412);
  });
});

describe('a change', () => {
  test('by PUT replaces all but what only the server writes (3.5.1)', async () => {
    const sent = oktaUser();
    const { id } = await create({ ...sent, title: 'Editor' });
    const { status, data } = await idp.put(`${base}/Users/${id}`, {
      ...sent,
      id: '1',
      displayName: 'María N.',
      meta: { resourceType: 'X' },
    });
    expect([status, data.id, data.displayName, data.title]).toEqual([200, id, 'María N.', undefined]);
    expect((await personOf(id)).fullName).toBe('María N.');
    const { active: _, ...silent } = sent;
    await patch(`/Users/${id}`, { op: 'replace', value: { active: false } });
    expect((await idp.put(`${base}/Users/${id}`, silent)).data.active).toBe(false);
  });

  /** https://learn.microsoft.com/entra/identity/app-provisioning/use-scim-to-provision-users-and-groups#update-user */
  test('by Entra ID: ops in capitals, texts for booleans, parts of values, paths as names (3.5.2)', async () => {
    const { id } = await create();
    const { status, data } = await patch(
      `/Users/${id}`,
      { op: 'Add', path: `${enterprise}:department`, value: 'Design' },
      { op: 'Replace', path: 'emails[type eq "work"].value', value: `moved${id}@idp.example` },
      { op: 'Replace', path: 'emails[type eq "home"].value', value: `home${id}@idp.example` },
      { op: 'Add', path: 'phoneNumbers[type eq "mobile"].value', value: '+34 600 000 000' },
      { op: 'Add', path: `${enterprise}:manager`, value: '12' },
      {
        op: 'Replace',
        value: { 'name.familyName': 'Vega', displayName: 'María Vega', [`${enterprise}:costCenter`]: '7' },
      },
      { op: 'Replace', path: 'active', value: 'False' },
    );
    expect(status).toBe(200);
    expect(data).toMatchObject({
      active: false,
      displayName: 'María Vega',
      name: { givenName: 'María', familyName: 'Vega' },
      phoneNumbers: [{ type: 'mobile', value: '+34 600 000 000' }],
      [enterprise]: { department: 'Design', costCenter: '7', manager: { value: '12' } },
    });
    expect(data.emails).toEqual([
      { type: 'work', primary: true, value: `moved${id}@idp.example` },
      { type: 'home', value: `home${id}@idp.example` },
    ]);
    expect(await personOf(id)).toMatchObject({ status: 'inactive', email: `moved${id}@idp.example` });
    expect((await patch(`/Users/${id}`, { op: 'Replace', path: 'active', value: 'True' })).data.active).toBe(true);
  });

  /** https://developer.okta.com/docs/api/openapi/okta-scim/guides/scim-20/#update-a-specific-user-patch */
  test('by Okta: a value without a path, with the id of the resource (3.5.2.3)', async () => {
    const { id } = await create();
    const { data } = await patch(`/Users/${id}`, { op: 'replace', value: { id, active: false } });
    expect(data.active).toBe(false);
    expect((await personOf(id)).status).toBe('inactive');
  });

  test.each([
    [{ op: 'replace', path: 'shoeSize', value: 4 }, 'invalidPath'],
    [{ op: 'replace', path: 'active', value: 'perhaps' }, 'invalidValue'],
    [{ op: 'remove' }, 'noTarget'],
  ])('that cannot be is named, and changes nothing: %j', async (operation, scimType) => {
    const created = await create();
    const { data } = await patch(`/Users/${created.id}`, { op: 'replace', path: 'title', value: 'X' }, operation);
    expect(data).toMatchObject({ status: '400', scimType });
    expect((await idp.get(`${base}/Users/${created.id}`)).data).toEqual(created);
  });
});

describe('who is deactivated', () => {
  test('is signed out at once, cannot sign in, and the log names the directory', async () => {
    const sent = oktaUser();
    const { id } = await create(sent);
    await server.api.change('auth', (store) => store.credentials.setPassword(Number(id), 'a long way home'));
    const page = createClient(server.address);
    await signIn(page, sent.userName, 'a long way home');
    expect((await page.get('/api/notifications')).status).toBe(200);
    await patch(`/Users/${id}`, { op: 'replace', value: { active: false } });
    expect((await page.get('/api/notifications')).status).toBe(401);
    const { entries } = (await admin.get('/api/audit', { params: { app: 'scim' } })).data;
    expect(entries[0]).toMatchObject({
      kind: 'roles',
      call: 'scim_patchUser',
      via: 'scim',
      person: { name: 'Directory' },
      token: { name: 'Directory' },
    });
  }, 30_000);

  test('may be deleted, is not found then, and comes back by the same id alone (3.6)', async () => {
    const sent = oktaUser();
    const { id } = await create(sent);
    expect((await idp.delete(`${base}/Users/${id}`)).status).toBe(204);
    expect((await idp.get(`${base}/Users/${id}`)).status).toBe(404);
    expect((await personOf(id)).status).toBe('inactive');
    expect((await idp.post(`${base}/Users`, { ...sent, externalId: 'another' })).status).toBe(409);
    expect(await create(sent)).toMatchObject({ id, active: true });
  });
});

describe('a group', () => {
  const createGroup = async (displayName: string, ...members: string[]) =>
    (
      await idp.post(`${base}/Groups`, {
        schemas: [groupSchema],
        displayName,
        members: members.map((value) => ({ value })),
      })
    ).data;
  const giveRole = (id: string, role: string | null) => admin.post('/api/provisioning/groups', { id, role });
  const roleOf = async (id: string) => (await personOf(id)).role;

  test('gives its members the role that an admin has chosen, as they come and go', async () => {
    const [one, two] = [(await create()).id, (await create()).id];
    const group = await createGroup('Writers', one);
    expect(group).toMatchObject({ displayName: 'Writers', members: [{ value: one, type: 'User' }] });
    expect(await roleOf(one)).toBe('subscriber');
    expect((await giveRole(group.id, 'nothing')).data.codes).toEqual({ role: 'no-role' });
    await giveRole(group.id, 'author');
    expect(await roleOf(one)).toBe('author');
    // Entra ID.
    await patch(`/Groups/${group.id}`, { op: 'Add', path: 'members', value: [{ value: two }] });
    expect(await roleOf(two)).toBe('author');
    const editors = await createGroup('Editors', two);
    await giveRole(editors.id, 'editor');
    expect(await roleOf(two)).toBe('editor');
    expect(
      (await idp.get(`${base}/Users/${two}`)).data.groups.map(({ display }: { display: string }) => display),
    ).toEqual(expect.arrayContaining(['Writers', 'Editors']));
    await patch(`/Groups/${editors.id}`, { op: 'Remove', path: 'members', value: [{ value: two }] });
    expect(await roleOf(two)).toBe('author');
    // Okta.
    await patch(`/Groups/${group.id}`, { op: 'remove', path: `members[value eq "${one}"]` });
    expect(await roleOf(one)).toBe('subscriber');
    await patch(`/Groups/${group.id}`, { op: 'replace', path: 'members', value: [{ value: one }] });
    expect([await roleOf(one), await roleOf(two)]).toEqual(['author', 'subscriber']);
    const seen = (await admin.get('/api/provisioning')).data;
    expect(seen.groups.find(({ id }: { id: string }) => id === group.id)).toEqual({
      id: group.id,
      name: 'Writers',
      members: 1,
      role: 'author',
    });
    expect((await idp.delete(`${base}/Groups/${group.id}`)).status).toBe(204);
    expect(await roleOf(one)).toBe('subscriber');
  }, 30_000);

  test('is renamed, found by name and member, and its members are left out where they are not asked for', async () => {
    const { id: member } = await create();
    const { id } = await createGroup('Design', member);
    const { data } = await patch(`/Groups/${id}`, { op: 'replace', value: { id, displayName: 'Design team' } });
    expect(data.displayName).toBe('Design team');
    for (const filter of ['displayName eq "design TEAM"', `members.value eq "${member}"`, `members eq "${member}"`]) {
      const list = (await idp.get(`${base}/Groups`, { params: { filter, excludedAttributes: 'members' } })).data;
      expect([filter, list.Resources.map((group: { id: string }) => group.id)]).toEqual([filter, [id]]);
      expect(list.Resources[0].members).toBeUndefined();
    }
    expect((await idp.put(`${base}/Groups/${id}`, { displayName: 'Design' })).data.members ?? []).toEqual([]);
  });

  test.each([
    [{ op: 'add', path: 'members', value: [{ value: '999999' }] }, 'invalidValue'],
    [{ op: 'add', path: 'members', value: [{ value: 'x', type: 'Group' }] }, 'invalidValue'],
    [{ op: 'replace', path: 'colour', value: 'red' }, 'invalidPath'],
    [{ op: 'replace', value: { displayName: '' } }, 'invalidValue'],
  ])('is not changed by %j', async (operation, scimType) => {
    const { id } = await createGroup(newName('Group'));
    expect((await patch(`/Groups/${id}`, operation)).data).toMatchObject({ status: '400', scimType });
  });

  test('gives roles by the word of admins alone, and never takes the last admin', async () => {
    const { id } = await createGroup('All');
    const editor = createClient(server.address);
    await signIn(editor, 'client@demo.com', 'client');
    expect((await editor.post('/api/provisioning/groups', { id, role: 'admin' })).status).toBe(403);
  });
});

test('an account that the provider’s id opens is taken over, whatever its address, and groups have the roles of the settings', async () => {
  const provider = {
    mode: 'oidc' as const,
    issuer,
    clientId: 'atrium',
    roles: { Platform: 'maintainer' as const },
    scope: 'openid',
  };
  const other = await startTestServer({ apps: readTestApps(['users']), provider });
  const secret = await other.api.change('auth', async (store) => {
    const tokens = await store.credentials.apiTokens?.();
    const rules = [{ action: 'manage' as const, subject: 'Provisioning' }];
    return (await tokens?.make(1, { name: 'By hand', rules, expiresAt: null }))?.secret;
  });
  idp = createClient(other.address);
  idp.defaults.headers.common.authorization = `Bearer ${secret}`;
  // A rule in a token of one's own is none.
  expect((await idp.get(`${base}/Users`)).status).toBe(403);
  await other.database.run(
    `insert into records.services (_account, id, _row, "createdAt", "tokenId") select 0, 1, jsonb_build_object('id', 1, 'tokenId', id, 'role', 'client', 'isScim', true, 'createdBy', '', 'createdAt', 0), 0, id from records."apiTokens"`,
  );
  const sent = oktaUser();
  const { id } = await create(sent);
  await other.database.run('delete from records."scimUsers"');
  const again = { ...oktaUser(), externalId: sent.externalId };
  expect(await create(again)).toMatchObject({ id, userName: again.userName });
  const { data } = await idp.post(`${base}/Groups`, { displayName: 'Platform', members: [{ value: id }] });
  expect(data.members).toHaveLength(1);
  expect((await idp.get(`${base}/Users/${id}`)).data.groups).toHaveLength(1);
  const people = await other.database.query<{ role: string }>(
    `select _row->>'role' as role from records.people where id = ${Number(id)}`,
  );
  expect(people).toEqual([{ role: 'maintainer' }]);
  await other.close();
}, 60_000);
