import type { BackendStore } from '@atrium/backend';
import { addressClaimsKey } from './addressClaims';
import { endSessions, sessionsKey } from './openSessions';
import { secondStepsKey } from './secondStep';
import { credentialsKey, identitiesKey, resetLinksKey } from './tables';

/** Ends the links of somebody, and lets go of those whose time is over. */
export function endResetLinks(store: BackendStore, personId: number): void {
  const links = store.table(resetLinksKey);
  for (const { id, userId, expiresAt } of links.all())
    if (userId === personId || expiresAt < store.now()) links.delete(id);
}

/**
 * Ends what outlives a change of how somebody signs in: their sessions, with all tokens, and the links to a password.
 * @param sessionId the session that goes on: the one in which the person makes the change
 */
export function endAccess(store: BackendStore, personId: number, sessionId?: string): void {
  endSessions(store, personId, (id) => id !== sessionId);
  endResetLinks(store, personId);
}

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
