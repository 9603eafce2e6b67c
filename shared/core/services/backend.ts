import {
  answerCall,
  type BackendStore,
  created,
  Done,
  defineBackend,
  done,
  ok,
  type Person,
  peopleTable,
  reject,
  rejectField,
  type UserRole,
  unknown,
  userRoles,
} from '@atrium/backend';
import { toHex } from '@atrium/backend/engine';
import { organisationSubject, provisioningSubject, serviceCalls } from '../api/organisation';
import * as schemas from '../api/organisation/serviceSchemas';
import { NewServiceToken, ServiceTokenId, ServiceTokenMade, ServiceTokens } from '../api/organisation/serviceSchemas';
import { createApiTokens } from '../auth/apiTokens';
import { findService, listServices, maxServices, servicesTable } from './serviceTable';

/** What the token of an access allows. */
const rules = {
  read: { action: 'read', subject: 'all' },
  all: { action: 'manage', subject: 'all' },
  scim: { action: 'manage', subject: provisioningSubject },
} as const;
const leastRole = 'client';
const dayMs = 24 * 60 * 60 * 1000;
const toIso = (moment: number): string => new Date(moment).toISOString();

/** Those that a service may have: one of admins would count as somebody who looks after the product. */
function rolesOf({ permissions }: BackendStore): { id: string; name?: string; base: UserRole }[] {
  const builtIn = userRoles.filter((role) => role !== 'admin').map((id) => ({ id, base: id }));
  const named = (permissions.roles?.listNamed?.() ?? []).filter(({ base }) => base !== 'admin');
  return [...builtIn, ...named.map(({ id, name, base }) => ({ id, name, base }))];
}

/** The account of a service: nobody signs in by it, and no email reaches it (RFC 2606). */
async function addAccount(store: BackendStore, name: string, { id, base }: { id: string; base: UserRole }) {
  const people = store.table(peopleTable);
  const username = `service-${toHex(crypto.getRandomValues(new Uint8Array(6)))}`;
  const person: Person = {
    id: await people.nextId(),
    fullName: name,
    username,
    email: `${username}@service.invalid`,
    role: base,
    ...(id !== base && { roleId: id }),
    status: 'active',
    avatar: null,
    company: '',
    country: '',
    contact: '',
    lastSeen: null,
    addedAt: store.now(),
  };
  return people.put(person);
}

const getTokens = answerCall(serviceCalls.getServiceTokens, {
  summary: 'The tokens of services, the latest first, and the roles that a service may have',
  answer: ServiceTokens,
  async handle(store) {
    const listed = (await listServices(store)).map(async ({ id, role, createdBy }) => {
      const tokens = await createApiTokens(store).list(id);
      return tokens.map((token) => ({
        id: token.id,
        name: token.name,
        personId: id,
        role,
        rules: [...token.rules],
        createdBy,
        createdAt: toIso(token.createdAt),
        expiresAt: token.expiresAt === null ? null : toIso(token.expiresAt),
        usedAt: token.usedAt === null ? null : toIso(token.usedAt),
      }));
    });
    const roles = rolesOf(store).map(({ id, name }) => ({ id, ...(name && { name }) }));
    return ok({ tokens: (await Promise.all(listed)).flat(), roles });
  },
});

const makeToken = answerCall(serviceCalls.makeServiceToken, {
  summary: 'Make a token for a program with an account of its own; the answer has the only copy of its secret',
  notes:
    'For admins. The account has a role, never that of admins; nobody can sign in by it. What it writes carries its name. One for SCIM has no role: it gives and takes accounts at `/scim/v2`, and no other call lets it in. 200 at most.',
  input: NewServiceToken,
  answer: ServiceTokenMade,
  success: [201],
  deniesApiTokens: true,
  isSerializable: true,
  async handle(store, { input: { name, role: wanted, access, days }, user }) {
    if (user?.role !== 'admin') return reject(403, 'Only admins make services', 'adminsOnly');
    const isScim = access === 'scim';
    if (isScim && wanted !== undefined) return rejectField('role', 'A token for SCIM has no role.', 'scimRole');
    const role = rolesOf(store).find(({ id }) => id === (isScim ? leastRole : wanted));
    if (!role) return rejectField('role', 'A service cannot have this role.', 'noRole');
    const services = store.table(servicesTable);
    if ((await services.count()) >= maxServices) return rejectField('name', 'There are 200 already.', 'tooMany');
    const person = await addAccount(store, name, role);
    const made = await createApiTokens(store).make(person.id, {
      name,
      rules: [rules[access]],
      expiresAt: days === undefined ? null : store.now() + days * dayMs,
    });
    if (!made) return reject(400, 'No token could be made');
    const { id: tokenId } = made.token;
    const facts = { tokenId, role: role.id, createdBy: user.fullName, createdAt: store.now() };
    await services.put({ id: person.id, ...facts, ...(isScim && { isScim }) });
    return created({ id: tokenId, secret: made.secret });
  },
});

const revokeToken = answerCall(serviceCalls.revokeServiceToken, {
  summary: 'End the token of a service: its account stays, inactive, for what it has written',
  input: ServiceTokenId,
  answer: Done,
  rejections: [404],
  deniesApiTokens: true,
  async handle(store, { input: { id } }) {
    const services = store.table(servicesTable);
    const service = await findService(store, id);
    if (!service) return unknown('token');
    await createApiTokens(store).revoke(service.id, id);
    await services.delete(service.id);
    const person = await store.table(peopleTable).get(service.id);
    if (person) await store.table(peopleTable).put({ ...person, status: 'inactive' });
    return done();
  },
});

/** Programs that act for nobody but themselves, for admins. */
export const servicesBackend = defineBackend({
  id: 'services',
  api: { about: 'Tokens of services: programs with an account of their own', calls: serviceCalls },
  subject: organisationSubject,
  entities: schemas,
  needs: ['people'],
  tables: [servicesTable],
  calls: [getTokens, makeToken, revokeToken],
});
