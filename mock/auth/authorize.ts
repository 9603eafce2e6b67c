import type { MockAnswer, MockApp, MockCall, User } from 'shared/api';
import { getRules, isAllowed } from '../abilities';
import { refuse } from '../core/answer';
import type { Store } from '../core/store';
import { usersKey } from '../users/tables';
import { readToken } from './token';

interface Authorized {
  user: User | null;
  refusal?: MockAnswer<never>;
}

/** Who calls, and whether that user's abilities forbid it. A call without a token is anyone's; sign-in needs none. */
export async function authorize(store: Store, app: MockApp, call: MockCall, header?: string): Promise<Authorized> {
  if (!header || app.id === 'auth') return { user: null };
  const token = /^Bearer (\S+)$/i.exec(header)?.[1];
  const userId = token ? await readToken(store, token, 'access') : null;
  const user = userId === null ? undefined : store.table(usersKey).get(userId);
  if (!user) return { user: null, refusal: refuse(401, 'Invalid token') };
  const subject = call.subject === undefined ? app.subject : call.subject;
  if (subject === null || isAllowed(getRules(user.role), call.action ?? getAction(call), subject)) return { user };
  return { user, refusal: refuse(403, 'Not allowed') };
}

/** What a call does where it does not say so itself. */
export function getAction({ method, success = [200] }: MockCall) {
  if (method === 'GET') return 'read';
  if (method === 'DELETE') return 'delete';
  return success.every((status) => status === 201) ? 'create' : 'update';
}
