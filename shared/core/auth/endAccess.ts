import type { BackendStore } from '@atrium/backend';
import { endSessions } from './openSessions';
import { resetLinksKey } from './tables';

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
