import type { BackendStore } from '@atrium/backend';
import { addressClaimsKey } from './addressClaims';
import { sessionsKey } from './openSessions';
import { secondStepsKey } from './secondStep';
import { credentialsKey, identitiesKey, resetLinksKey } from './tables';

/** Leaves nothing by which somebody could sign in. */
export function forgetCredentials(store: BackendStore, personId: number): void {
  const [links, sessions] = [store.table(resetLinksKey), store.table(sessionsKey)];
  const identities = store.table(identitiesKey);
  for (const { id, userId } of identities.all()) if (userId === personId) identities.delete(id);
  store.table(credentialsKey).delete(personId);
  store.table(secondStepsKey).delete(personId);
  store.table(addressClaimsKey).delete(personId);
  for (const { id, userId } of links.all()) if (userId === personId) links.delete(id);
  for (const { id, userId } of sessions.all()) if (userId === personId) sessions.delete(id);
}
