import type { BackendStore } from 'shared/backend';
import { endSessions } from './openSessions';
import { endResetLinks } from './resetLink';

/**
 * Ends what outlives a change of how somebody signs in: their sessions, with all tokens, and the links to a password.
 * @param sessionId the session that goes on: the one in which the person makes the change
 */
export function endAccess(store: BackendStore, personId: number, sessionId?: string): void {
  endSessions(store, personId, (id) => id !== sessionId);
  endResetLinks(store, personId);
}
