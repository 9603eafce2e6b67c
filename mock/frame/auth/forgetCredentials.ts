import type { BackendStore } from 'shared/backend';
import { addressClaimsKey } from './addressClaims';
import { forgetIdentities } from './identities';
import { sessionsKey } from './openSessions';
import { secondStepsKey } from './secondStep';
import { credentialsKey, resetLinksKey } from './tables';

/** Leaves nothing by which somebody could sign in. */
export function forgetCredentials(store: BackendStore, personId: number): void {
  const [links, sessions] = [store.table(resetLinksKey), store.table(sessionsKey)];
  store.table(credentialsKey).delete(personId);
  store.table(secondStepsKey).delete(personId);
  store.table(addressClaimsKey).delete(personId);
  forgetIdentities(store, personId);
  for (const { id, userId } of links.all()) if (userId === personId) links.delete(id);
  for (const { id, userId } of sessions.all()) if (userId === personId) sessions.delete(id);
}
