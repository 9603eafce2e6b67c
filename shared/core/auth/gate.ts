import {
  type AppBackend,
  type BackendCall,
  type BackendStore,
  type CallAnswer,
  type Person,
  peopleKey,
  reject,
  renewCode,
} from '@atrium/backend';
import type { Gate, UnitOfWork } from '@atrium/backend/engine';
import { getAction } from '@atrium/backend/engine';
import type { CoreOptions } from '../options/CoreOptions';
import { demoRules, type SignInRules } from '../options/signInRules';
import { addressClaimsKey } from './addressClaims';
import { createCredentials } from './credentials';
import { isEnded, isLetIn, sessionsKey } from './openSessions';
import { credentialsKey, resetLinksKey } from './tables';
import { createSecret, readToken, secretKey } from './token';

export interface Caller {
  user: Person | null;
  sessionId?: string;
  rejection?: CallAnswer<never>;
}

/** Identifies the caller by an `authorization` header; rejects with 401 where it is invalid. */
export async function readCaller(store: BackendStore, header: string): Promise<Caller> {
  const token = /^Bearer (\S+)$/i.exec(header)?.[1];
  const bearer = token ? await readToken(store, token, 'access') : null;
  if (!bearer) return { user: null, rejection: reject(401, 'Invalid token') };
  const { userId, sessionId, isOfOtherRights } = bearer;
  const user = store.table(peopleKey).get(userId);
  // A page asks for another token then, at once, and learns with it what has become of its person's rights.
  if (!user || !isLetIn(user) || isOfOtherRights || isEnded(store, sessionId))
    return { user: null, rejection: reject(401, 'Invalid token', renewCode) };
  return { user, sessionId };
}

const isPublic = ({ id }: AppBackend): boolean => id === 'signIn';

/** Identifies the caller and checks their permission; the sign-in needs no token. */
async function authorize(
  store: UnitOfWork,
  backend: AppBackend,
  call: BackendCall,
  header: string | undefined,
  { needsToken }: SignInRules,
): Promise<Caller> {
  if (isPublic(backend)) return { user: null };
  if (!header) return { user: null, ...(needsToken && { rejection: reject(401, 'Invalid token') }) };
  const caller = await readCaller(store, header);
  const { user } = caller;
  if (!user) return caller;
  const subject = call.subject === undefined ? backend.subject : call.subject;
  if (subject === null || store.permissions.allows(user, getAction(call), subject)) return caller;
  return { user, rejection: reject(403, 'Not allowed') };
}

/** Connects the engine with the sign-in. */
export const createCoreGate = (host: CoreOptions): Gate => ({
  tables: [secretKey, peopleKey, credentialsKey, sessionsKey, resetLinksKey, addressClaimsKey],
  needs: ['auth'],
  kept: [secretKey.name, sessionsKey.name],
  createFirstRows: (store) => (store.table(secretKey).get('secret') ? null : { [secretKey.name]: [createSecret()] }),
  createCredentials: (unit) => createCredentials(host, unit),
  isPublic,
  authorize: (store, backend, call, header) => authorize(store, backend, call, header, host.signIn ?? demoRules),
});
