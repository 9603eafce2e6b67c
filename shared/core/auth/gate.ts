import {
  type AbilityRule,
  type AddressProof,
  type AppBackend,
  type BackendCall,
  type BackendStore,
  type CallAnswer,
  type Credentials,
  eq,
  type Person,
  peopleTable,
  reject,
  renewCode,
  type SecondStep,
  type SecondStepEditing,
} from '@atrium/backend';
import {
  type Caller as CallerOf,
  type CallToken,
  type Gate,
  getAction,
  isAllowed,
  type Unit,
} from '@atrium/backend/engine';
import type { CoreOptions } from '../options/CoreOptions';
import { demoRules } from '../options/signInRules';
import { addressClaimsTable, closeClaim, openClaim } from './addressClaims';
import { endAccess, endAllAccess, forgetCredentials } from './endAccess';
import { endSessions, findSession, isLetIn, openSessions, sessionsTable } from './openSessions';
import { confirmedStep, secondStepsTable } from './secondStep';
import { apiTokensTable, credentialsTable, resetLinksTable } from './tables';
import { bearerOf, createSecret, partsOfApiToken, readToken, rightsOf, secretTable } from './token';

// The proof itself is a part of the sign-in: few pages need it.
const loadProof = () => import(/* webpackChunkName: "mock-later" */ './addressProof');

const createAddressProof = (store: BackendStore, sendsMail: boolean): AddressProof => ({
  sendsMail,
  pendingOf: async (personId) => (await openClaim(store, personId))?.email ?? null,
  request: async (personId, email) => (await loadProof()).requestProof(store, { personId, email, sendsMail }),
  cancel: (personId) => closeClaim(store, personId),
  vouch: async (personId) => (await loadProof()).vouchFor(store, personId),
});

// Codes are part of the sign-in, which few pages need.
const loadCodes = () => import(/* webpackChunkName: "mock-later" */ './secondStepCodes');

const loadApiTokens = () => import(/* webpackChunkName: "mock-later" */ './apiTokens');

const loadNotices = () => import(/* webpackChunkName: "mock-later" */ '../shell/noticeSettings');

/**
 * Sets the second step up, and ends it.
 * @param onChange ends what somebody has who signed in before it was so
 */
const createSecondStepEditing = (
  store: BackendStore,
  onChange: (personId: number) => Promise<void>,
): SecondStepEditing => ({
  async get(personId): Promise<SecondStep | null> {
    const step = await confirmedStep(store, personId);
    return step?.since ? { since: step.since, recoveryCodesLeft: step.hashes.length } : null;
  },
  begin: async (personId) => (await loadCodes()).beginSecondStep(store, personId),
  async confirm(personId, code) {
    const codes = await (await loadCodes()).confirmSecondStep(store, personId, code);
    if (codes) await onChange(personId);
    return codes;
  },
  async renewRecoveryCodes(personId) {
    const codes = await (await loadCodes()).renewRecoveryCodes(store, personId);
    if (codes.length > 0) await onChange(personId);
    return codes;
  },
  async end(personId) {
    await store.table(secondStepsTable).delete(personId);
    await onChange(personId);
  },
});

/** Their list is large: it is loaded with the first new password, or ahead by a server. */
const isCommonPassword = async (password: string): Promise<boolean> =>
  (await import(/* webpackChunkName: "mock-passwords" */ './commonPasswords')).isCommonPassword(password);

const invite = async (store: BackendStore, person: Person): Promise<void> =>
  (await import(/* webpackChunkName: "mock-later" */ './resetLink')).sendInvitation(store, person);

/** The ways to sign in of the people of a unit of work; a change of them ends the person's other sessions. */
const createCredentials = (
  { signIn = demoRules, provider, sendsEmails = false }: CoreOptions,
  unit: Unit,
): Credentials => ({
  ...(provider && { provider: new URL(provider.issuer).host }),
  // A provider says who has an account: here everybody who is active may be let in by it.
  canSignIn: async (personId) =>
    provider
      ? (await unit.table(peopleTable).get(personId))?.status === 'active'
      : (await unit.table(credentialsTable).get(personId)) !== undefined,
  async isPassword(personId, password) {
    const credential = await unit.table(credentialsTable).get(personId);
    if (!credential || !(await signIn.passwords.isPassword(password, credential))) return false;
    if (!signIn.passwords.isCurrent(credential))
      await unit.table(credentialsTable).put({ id: personId, ...(await signIn.passwords.hash(password)) });
    return true;
  },
  async sendInvitation(personId) {
    const person = await unit.table(peopleTable).get(personId);
    if (person) await invite(unit, person);
  },
  sessions: {
    list: (personId) => openSessions(unit, personId),
    end: (personId, sessionId) =>
      sessionId === undefined ? endAccess(unit, personId) : endSessions(unit, [personId], eq('id', sessionId)),
    endAll: (personIds) => endAllAccess(unit, personIds),
  },
  secondStep: createSecondStepEditing(unit, (personId) => endAccess(unit, personId, unit.sessionId)),
  apiTokens: async () => (await loadApiTokens()).createApiTokens(unit),
  notices: async () => (await loadNotices()).createNotices(unit, sendsEmails),
  addresses: createAddressProof(unit, signIn.registration !== 'atOnce'),
  forget: (personId) => forgetCredentials(unit, personId),
  isCommonPassword: isCommonPassword,
  async setPassword(personId, password) {
    await unit.table(credentialsTable).put({ id: personId, ...(await signIn.passwords.hash(password)) });
    await endAccess(unit, personId, unit.sessionId);
  },
});

export interface Caller extends CallerOf {
  /** The API token by which a program calls. */
  apiToken?: CallToken & { rules: readonly AbilityRule[] };
  rejection?: CallAnswer<never>;
}

/** Identifies the caller by an `authorization` header; rejects with 401 where it is invalid. */
export async function readCaller(store: BackendStore, header: string): Promise<Caller> {
  const token = bearerOf(header);
  if (token && partsOfApiToken(token)) return readProgram(store, token);
  const bearer = token ? await readToken(store, token, 'access') : null;
  if (!bearer) return { user: null, rejection: reject(401, 'Invalid token') };
  const { userId, sessionId, rights } = bearer;
  const [user, session] = await Promise.all([store.table(peopleTable).get(userId), findSession(store, sessionId)]);
  // A page asks for another token then, at once, and learns with it what has become of its person's rights.
  const isOutdated = user && rights !== undefined && rights !== rightsOf(store, user);
  if (!user || !isLetIn(user) || isOutdated || !session)
    return { user: null, rejection: reject(401, 'Invalid token', renewCode) };
  return { user, sessionId };
}

async function readProgram(store: BackendStore, token: string): Promise<Caller> {
  const found = await (await loadApiTokens()).readApiToken(store, token);
  if (!found) return { user: null, rejection: reject(401, 'Invalid token') };
  const { user, ...apiToken } = found;
  return { user, apiToken };
}

const isPublic = ({ id }: AppBackend, call: BackendCall): boolean => id === 'signIn' || call.isPublic === true;

const notAllowed = reject(403, 'Not allowed');

/** For whom the host itself calls: what needs a person who is signed in is refused, and so is what this one may not do. */
async function authorizeHost(
  store: Unit,
  backend: AppBackend,
  call: BackendCall,
  personId: number | null,
): Promise<Caller> {
  const user = personId === null ? null : await store.table(peopleTable).get(personId);
  if (user === undefined || (user && !isLetIn(user))) return { user: null, rejection: reject(401, 'Invalid token') };
  const subject = call.subject === undefined ? backend.subject : call.subject;
  const isGranted = subject === null || (user && store.permissions.allows(user, getAction(call), subject));
  return call.deniesApiTokens || !isGranted ? { user, rejection: notAllowed } : { user };
}

/** Identifies the caller and checks their permission; the sign-in needs no token, nor does what anybody may read. */
async function authorize(
  store: Unit,
  { backend, call }: { backend: AppBackend; call: BackendCall },
  { header, onBehalfOf }: { header: string | undefined; onBehalfOf: number | null | undefined },
  { signIn: { needsToken } = demoRules, onApiTokenUse }: CoreOptions,
): Promise<Caller> {
  if (isPublic(backend, call)) return { user: null };
  if (onBehalfOf !== undefined) return authorizeHost(store, backend, call, onBehalfOf);
  if (!header) return { user: null, ...(needsToken && { rejection: reject(401, 'Invalid token') }) };
  const caller = await readCaller(store, header);
  const { user, apiToken } = caller;
  if (!user) return caller;
  if (apiToken) onApiTokenUse?.(apiToken.id, store.now());
  const subject = call.subject === undefined ? backend.subject : call.subject;
  const action = getAction(call);
  if (apiToken && (call.deniesApiTokens || !isAllowed(apiToken.rules, action, subject ?? 'all')))
    return { user, rejection: reject(403, 'This API token does not allow it', 'apiToken') };
  if (subject === null || store.permissions.allows(user, action, subject)) return caller;
  return { user, rejection: notAllowed };
}

/** Connects the engine with the sign-in. */
export const createCoreGate = (host: CoreOptions): Gate => ({
  tables: [
    secretTable,
    peopleTable,
    credentialsTable,
    sessionsTable,
    resetLinksTable,
    addressClaimsTable,
    apiTokensTable,
  ],
  needs: ['auth'],
  kept: [secretTable.name, sessionsTable.name],
  firstRows: { [secretTable.name]: () => [createSecret()] },
  createCredentials: (unit) => createCredentials(host, unit),
  isPublic,
  authorize: (store, backend, call, header, onBehalfOf) =>
    authorize(store, { backend, call }, { header, onBehalfOf }, host),
});
