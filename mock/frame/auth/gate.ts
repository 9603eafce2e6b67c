import { type AppBackend, type BackendCall, type CallAnswer, type Person, peopleKey, refuse } from 'shared/backend';
import { getAction } from '../../engine/action';
import type { Gate } from '../../engine/api';
import type { Store } from '../../engine/store';
import { hashPassword, isPassword } from './password';
import { sendInvitation } from './resetLink';
import { isLetIn } from './session';
import { credentialsKey } from './tables';
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
  const userId = token ? await readToken(store, token, 'access') : null;
  const user = userId === null ? undefined : store.table(peopleKey).get(userId);
  if (!user || !isLetIn(user)) return { user: null, refusal: refuse(401, 'Invalid token') };
  const subject = call.subject === undefined ? backend.subject : call.subject;
  if (subject === null || store.permissions.allows(user, getAction(call), subject)) return { user };
  return { user, refusal: refuse(403, 'Not allowed') };
}

/** The engine's way to ask the frame who calls. */
export const frameGate: Gate = {
  tables: [secretKey, peopleKey, credentialsKey],
  needs: ['auth'],
  kept: [secretKey.name],
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
    async setPassword(personId, password) {
      store.table(credentialsKey).put({ id: personId, ...(await hashPassword(password)) });
    },
  }),
  authorize,
};
