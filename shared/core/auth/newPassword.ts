import { type BackendStore, type Rejection, rejectField } from '@atrium/backend';
import { brokenPasswordRule, passwordRejections } from '@atrium/contract/person';

/** Why a person of these names may not choose a password; null where they may. */
export async function rejectPassword(
  store: BackendStore,
  password: string,
  names: readonly string[],
): Promise<Rejection | null> {
  const isCommon = (await store.credentials.isCommonPassword?.(password)) === true;
  const rule = brokenPasswordRule({ password, names, isCommon });
  return rule ? rejectField('password', passwordRejections[rule], rule) : null;
}
