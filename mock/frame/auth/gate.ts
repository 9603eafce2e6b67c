import {
  type AppBackend,
  type BackendCall,
  type CallAnswer,
  type Person,
  peopleKey,
  refuse,
  renewCode,
} from 'shared/backend';
import { getAction } from '../../engine/action';
import type { Gate } from '../../engine/api';
import type { Store } from '../../engine/store';
import { forgetCredentials } from './forgetCredentials';
import { endSessions, isEnded, openSessions, sessionsKey } from './openSessions';
import { hashPassword, isPassword } from './password';
import { sendInvitation } from './resetLink';
import { isLetIn } from './session';
import { credentialsKey, resetLinksKey } from './tables';
import { createSecret, readToken, secretKey } from './token';

/** Who calls, and whether that person's abilities forbid it. A call without a token is anyone's; sign-in needs none. */
async function authorize(
  store: Store,
  backend: AppBackend,
  call: BackendCall,
  header: string | undefined,
): Promise<{ user: Person | null; refusal?: CallAnswer<never> }> {
  if (!header || backend.id === 'auth') return { user: null };
  const token = /^Bearer (\S+)$/i.exec(header)?.[1];
  const bearer = token ? await readToken(store, token, 'access') : null;
  const user = bearer ? store.table(peopleKey).get(bearer.userId) : undefined;
  if (!user || !isLetIn(user)) return { user: null, refusal: refuse(401, 'Invalid token') };
  if (bearer && (bearer.isOfOtherRights || isEnded(store, bearer.sessionId)))
    return { user: null, refusal: refuse(401, 'Invalid token', renewCode) };
  const subject = call.subject === undefined ? backend.subject : call.subject;
  if (subject === null || store.permissions.allows(user, getAction(call), subject)) return { user };
  return { user, refusal: refuse(403, 'Not allowed') };
}

/** The engine's way to ask the frame who calls. */
export const frameGate: Gate = {
  tables: [secretKey, peopleKey, credentialsKey, sessionsKey, resetLinksKey],
  needs: ['auth'],
  kept: [secretKey.name, sessionsKey.name],
  createFirstRows: (store) => (store.table(secretKey).get('secret') ? null : { [secretKey.name]: [createSecret()] }),
  createCredentials: (store) => ({
    async isPassword(personId, password) {
      const credential = store.table(credentialsKey).get(personId);
      return credential !== undefined && isPassword(password, credential);
    },
    sendInvitation(personId) {
      const person = store.table(peopleKey).get(personId);
      if (person) sendInvitation(store, person);
    },
    sessions: {
      list: (personId) => openSessions(store, personId),
      end: (personId, sessionId) => endSessions(store, personId, sessionId),
    },
    forget: (personId) => forgetCredentials(store, personId),
    async setPassword(personId, password) {
      store.table(credentialsKey).put({ id: personId, ...(await hashPassword(password)) });
    },
  }),
  authorize,
};
