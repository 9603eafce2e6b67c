import { type BackendStore, type Person, type Rejection, reject, rejectField } from '@atrium/backend';

/** What changes how somebody signs in is done by nobody else: not even by the demo's calls without a token. */
export const noToken = reject(401, 'Invalid token');

/** A person who signs in at a provider has neither a password nor a second step here. */
export const byProvider = reject(400, 'This is changed where you sign in.', 'provider');

/** The refusal of a password that is not the person's; null where it is. */
export async function checkPassword(store: BackendStore, { id }: Person, password: string): Promise<Rejection | null> {
  const isRight = await store.credentials.isPassword(id, password);
  return isRight ? null : rejectField('password', 'This is not your password.', 'wrongPassword');
}
