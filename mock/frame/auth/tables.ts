import type { TableKey } from 'shared/backend';
import type { PasswordHash } from '../signIn/password';

/** How a user signs in; users without one cannot. The id is the user's. */
interface StoredCredential extends PasswordHash {
  id: number;
}

/** A link that resets a password once. */
export interface ResetLink {
  id: string;
  userId: number;
  /** Where it was sent; absent of one from before this was kept. */
  email?: string;
  expiresAt: number;
}

export const credentialsKey: TableKey<StoredCredential> = { name: 'credentials' };
export const resetLinksKey: TableKey<ResetLink> = { name: 'resetLinks' };
