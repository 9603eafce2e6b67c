import { type ApiTokenFacts, defineTable, type QueryTable, type Row, toAccountName, type Where } from '@atrium/backend';
import type { Language } from '@atrium/contract';
import type { PasswordHash } from '../options/demoPasswords';

/** A user's password; users without one cannot sign in by it. The id is the user's. */
interface StoredCredential extends PasswordHash {
  id: number;
}

/** A link that resets a password once; the id is the hash of its token. */
export interface ResetLink {
  id: string;
  userId: number;
  /** Recipient; the link ends when the person's address changes, for readers of the old one must not use it. */
  email: string;
  expiresAt: number;
}

/** Somebody at a provider: by these two alone, and for good (OpenID Connect Core 5.7). */
export interface Identity {
  issuer: string;
  subject: string;
}

interface StoredIdentity extends Identity {
  id: string;
  userId: number;
  linkedAt: number;
}

/** An account as somebody registers it. */
export interface NewAccount {
  email: string;
  username: string;
  password: PasswordHash;
  /** In which somebody asked for it. */
  language?: Language | undefined;
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
  email: string;
  expiresAt: number;
}

/** A token of a program; what it opens the API with is not in it. */
interface StoredApiToken extends ApiTokenFacts {
  userId: number;
  /** Of the secret. */
  hash: string;
}

export const apiTokensTable = defineTable<StoredApiToken>()({
  name: 'apiTokens',
  id: 'text',
  columns: { userId: 'number', createdAt: 'number' },
  indexes: [['userId', 'createdAt']],
});

export const credentialsTable = defineTable<StoredCredential>()({ name: 'credentials' });

export const resetLinksTable = defineTable<ResetLink>()({
  name: 'resetLinks',
  id: 'text',
  columns: { userId: 'number', expiresAt: 'number' },
  indexes: [['userId'], ['expiresAt']],
});

export const identitiesTable = defineTable<StoredIdentity>()({
  name: 'identities',
  id: 'text',
  columns: { issuer: 'text', subject: 'text', userId: 'number' },
  unique: [
    ['issuer', 'subject'],
    ['userId', 'issuer'],
  ],
});

export const registrationsTable = defineTable<StoredRegistration>()({
  name: 'registrations',
  id: 'text',
  columns: { expiresAt: 'number' },
  derived: { emailKey: ['text', ({ email }) => toAccountName(email)] },
  indexes: [['emailKey'], ['expiresAt']],
});

export const linkRequestsTable = defineTable<LinkRequest>()({
  name: 'linkRequests',
  id: 'text',
  columns: { userId: 'number', expiresAt: 'number' },
  indexes: [['userId'], ['expiresAt']],
});

export async function deleteWhere<T extends Row, Column extends string>(
  table: QueryTable<T, Column>,
  where: Where<Column>,
): Promise<void> {
  for await (const { id } of table.each(where)) await table.delete(id);
}
