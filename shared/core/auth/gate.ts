import {
  type AppBackend,
  type BackendCall,
  type BackendStore,
  type CallAnswer,
  type Person,
  peopleKey,
  refuse,
  renewCode,
} from '@atrium/backend';
import type { Gate, Store } from '@atrium/backend/engine';
import { getAction } from '@atrium/backend/engine';
import type { FrameHost } from '../host';
import { demoRules, type SignInRules } from '../signIn/signInRules';
import { addressClaimsKey } from './addressClaims';
import { createAddressProof } from './createAddressProof';
import { createSecondStepEditing } from './createSecondStepEditing';
import { endAccess } from './endAccess';
import { forgetCredentials } from './forgetCredentials';
import { endSessions, isEnded, openSessions, sessionsKey } from './openSessions';
import { isLetIn } from './session';
import { credentialsKey, resetLinksKey } from './tables';
import { createSecret, readToken, secretKey } from './token';

export interface Caller {
  user: Person | null;
  /** The sign-in that the token is of. */
  sessionId?: string;
  refusal?: CallAnswer<never>;
}

/** Who has sent a header. */
export async function readCaller(store: BackendStore, header: string): Promise<Caller> {
  const token = /^Bearer (\S+)$/i.exec(header)?.[1];
  const bearer = token ? await readToken(store, token, 'access') : null;
  if (!bearer) return { user: null, refusal: refuse(401, 'Invalid token') };
  const { userId, sessionId, isOfOtherRights } = bearer;
  const user = store.table(peopleKey).get(userId);
  // A page asks for another token then, at once, and learns with it what has become of its person's rights.
  if (!user || !isLetIn(user) || isOfOtherRights || isEnded(store, sessionId))
    return { user: null, refusal: refuse(401, 'Invalid token', renewCode) };
  return { user, sessionId };
}

const isPublic = ({ id }: AppBackend): boolean => id === 'signIn';

/** Who calls, and whether that person's abilities forbid it; sign-in needs no token. */
async function authorize(
  store: Store,
  backend: AppBackend,
  call: BackendCall,
  header: string | undefined,
  { needsToken }: SignInRules,
): Promise<Caller> {
  if (isPublic(backend)) return { user: null };
  if (!header) return { user: null, ...(needsToken && { refusal: refuse(401, 'Invalid token') }) };
  const caller = await readCaller(store, header);
  const { user } = caller;
  if (!user) return caller;
  const subject = call.subject === undefined ? backend.subject : call.subject;
  if (subject === null || store.permissions.allows(user, getAction(call), subject)) return caller;
  return { user, refusal: refuse(403, 'Not allowed') };
}

const invite = async (store: BackendStore, person: Person): Promise<void> =>
  (await import(/* webpackChunkName: "mock-later" */ './resetLink')).sendInvitation(store, person);

/** The engine's way to ask the frame who calls. */
export const createFrameGate = ({ signIn = demoRules, provider }: FrameHost): Gate => ({
  tables: [secretKey, peopleKey, credentialsKey, sessionsKey, resetLinksKey, addressClaimsKey],
  needs: ['auth'],
  kept: [secretKey.name, sessionsKey.name],
  createFirstRows: (store) => (store.table(secretKey).get('secret') ? null : { [secretKey.name]: [createSecret()] }),
  createCredentials: (store) => ({
    ...(provider && { provider: new URL(provider.issuer).host }),
    // A provider says who has an account: here everybody who is active may be let in by it.
    canSignIn: (personId) =>
      provider
        ? store.table(peopleKey).get(personId)?.status === 'active'
        : store.table(credentialsKey).get(personId) !== undefined,
    async isPassword(personId, password) {
      const credential = store.table(credentialsKey).get(personId);
      if (!credential || !(await signIn.passwords.isPassword(password, credential))) return false;
      if (!signIn.passwords.isCurrent(credential))
        store.table(credentialsKey).put({ id: personId, ...(await signIn.passwords.hash(password)) });
      return true;
    },
    sendInvitation(personId) {
      const person = store.table(peopleKey).get(personId);
      if (person) store.waitFor(invite(store, person));
    },
    sessions: {
      list: (personId) => openSessions(store, personId),
      end: (personId, sessionId) =>
        sessionId === undefined ? endAccess(store, personId) : endSessions(store, personId, (id) => id === sessionId),
    },
    secondStep: createSecondStepEditing(store, (personId) => endAccess(store, personId, store.sessionId)),
    addresses: createAddressProof(store, signIn.registration !== 'atOnce'),
    forget: (personId) => forgetCredentials(store, personId),
    async setPassword(personId, password) {
      store.table(credentialsKey).put({ id: personId, ...(await signIn.passwords.hash(password)) });
      endAccess(store, personId, store.sessionId);
    },
  }),
  isPublic,
  authorize: (store, backend, call, header) => authorize(store, backend, call, header, signIn),
});
