import { type BackendStore, eq, lt, ne, oneOf, or } from '@atrium/backend';
import { addressClaimsTable } from './addressClaims';
import { endSessions, sessionsTable } from './openSessions';
import { secondStepsTable } from './secondStep';
import { apiTokensTable, credentialsTable, deleteWhere, identitiesTable, resetLinksTable } from './tables';

/** Ends the links of people, and lets go of those whose time is over. */
export const endResetLinks = (store: BackendStore, ...personIds: readonly number[]): Promise<void> =>
  deleteWhere(store.table(resetLinksTable), or(oneOf('userId', personIds), lt('expiresAt', store.now())));

const endApiTokens = (store: BackendStore, ...personIds: readonly number[]): Promise<void> =>
  deleteWhere(store.table(apiTokensTable), oneOf('userId', personIds));

/**
 * Ends what outlives a change of how somebody signs in: their sessions, with all tokens, and the links to a password; where
 * the person does not make it themselves, the tokens of their programs, too.
 * @param sessionId the session that goes on: the one in which the person makes the change
 */
export async function endAccess(store: BackendStore, personId: number, sessionId?: string): Promise<void> {
  await endSessions(store, [personId], sessionId === undefined ? undefined : ne('id', sessionId));
  await endResetLinks(store, personId);
  if (sessionId === undefined) await endApiTokens(store, personId);
}

/** Ends all access of many people. */
export async function endAllAccess(store: BackendStore, personIds: readonly number[]): Promise<void> {
  await endSessions(store, personIds);
  await endResetLinks(store, ...personIds);
  await endApiTokens(store, ...personIds);
}

/** Leaves nothing by which somebody could sign in. */
export async function forgetCredentials(store: BackendStore, personId: number): Promise<void> {
  await store.table(credentialsTable).delete(personId);
  await store.table(secondStepsTable).delete(personId);
  await store.table(addressClaimsTable).delete(personId);
  await deleteWhere(store.table(identitiesTable), eq('userId', personId));
  await endApiTokens(store, personId);
  await deleteWhere(store.table(resetLinksTable), eq('userId', personId));
  await deleteWhere(store.table(sessionsTable), eq('userId', personId));
}
