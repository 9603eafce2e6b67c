import type { TableKey } from '@atrium/backend';
import type { PasswordHash } from '../signIn/password';

/** How a user signs in; users without one cannot. The id is the user's. */
interface StoredCredential extends PasswordHash {
  id: number;
}

/** A link that resets a password once; the id is the hash of its token. */
export interface ResetLink {
  id: string;
  userId: number;
  /** Where it was sent: with another address, the person has no use for it, and who reads the old one is not to have any. */
  email: string;
  expiresAt: number;
}

/** Somebody at a provider: by these two alone, and for good (OpenID Connect Core 5.7). */
export interface Identity {
  issuer: string;
  subject: string;
}

/** Whose account an identity opens. */
interface StoredIdentity extends Identity {
  id: string;
  userId: number;
  linkedAt: number;
}

export const identitiesKey: TableKey<StoredIdentity> = { name: 'identities' };

export const credentialsKey: TableKey<StoredCredential> = { name: 'credentials' };
export const resetLinksKey: TableKey<ResetLink> = { name: 'resetLinks' };

/** An account as somebody registers it. */
export interface NewAccount {
  email: string;
  username: string;
  password: PasswordHash;
}

/** An account that waits for the link in a mail to be opened; the id is the hash of its token. */
interface StoredRegistration extends NewAccount {
  id: string;
  expiresAt: number;
}

/** Somebody at the provider who would open an account by its address; the id is the hash of the link's token. */
interface LinkRequest {
  id: string;
  issuer: string;
  subject: string;
  userId: number;
  /** Where the link was sent. */
  email: string;
  expiresAt: number;
}

export const registrationsKey: TableKey<StoredRegistration> = { name: 'registrations' };
export const linkRequestsKey: TableKey<LinkRequest> = { name: 'linkRequests' };
