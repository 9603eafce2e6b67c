import { type BackendStore, eq, lt, ne, or } from '@atrium/backend';
import { addressClaimsTable } from './addressClaims';
import { endSessions, sessionsTable } from './openSessions';
import { secondStepsTable } from './secondStep';
import { credentialsTable, deleteWhere, identitiesTable, resetLinksTable } from './tables';

/** Ends the links of somebody, and lets go of those whose time is over. */
export const endResetLinks = (store: BackendStore, personId: number): Promise<void> =>
  deleteWhere(store.table(resetLinksTable), or(eq('userId', personId), lt('expiresAt', store.now())));

/**
 * Ends what outlives a change of how somebody signs in: their sessions, with all tokens, and the links to a password.
 * @param sessionId the session that goes on: the one in which the person makes the change
 */
export async function endAccess(store: BackendStore, personId: number, sessionId?: string): Promise<void> {
  await endSessions(store, personId, sessionId === undefined ? undefined : ne('id', sessionId));
  await endResetLinks(store, personId);
}

/** Leaves nothing by which somebody could sign in. */
export async function forgetCredentials(store: BackendStore, personId: number): Promise<void> {
  await store.table(credentialsTable).delete(personId);
  await store.table(secondStepsTable).delete(personId);
  await store.table(addressClaimsTable).delete(personId);
  await deleteWhere(store.table(identitiesTable), eq('userId', personId));
  await deleteWhere(store.table(resetLinksTable), eq('userId', personId));
  await deleteWhere(store.table(sessionsTable), eq('userId', personId));
}
