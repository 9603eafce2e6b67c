import type { ReadIdToken } from './providerKeys';

/** A password as it is stored. */
export interface PasswordHash {
  salt: string;
  hash: string;
}

/** Enough to show how it is done, few enough for a sign-in on a phone. */
const iterations = 100_000;

/** Hashes a password under a salt of its own (PBKDF2, SHA-256). */
export async function hashPassword(password: string, salt: string = crypto.randomUUID()): Promise<PasswordHash> {
  const encoder = new TextEncoder();
  const key = await crypto.subtle.importKey('raw', encoder.encode(password), 'PBKDF2', false, ['deriveBits']);
  const bits = await crypto.subtle.deriveBits(
    { name: 'PBKDF2', hash: 'SHA-256', salt: encoder.encode(salt), iterations },
    key,
    256,
  );
  return { salt, hash: [...new Uint8Array(bits)].map((byte) => byte.toString(16).padStart(2, '0')).join('') };
}

export async function isPassword(password: string, stored: PasswordHash): Promise<boolean> {
  return (await hashPassword(password, stored.salt)).hash === stored.hash;
}

/** Hashing of passwords. */
export interface Passwords {
  hash(password: string): Promise<PasswordHash>;
  isPassword(password: string, stored: PasswordHash): Promise<boolean>;
  /** False for one that is hashed in an older way: it is hashed again at the next sign-in. */
  isCurrent(stored: PasswordHash): boolean;
}

export interface SignInRules {
  /** Every call but those of the sign-in needs a token. */
  needsToken: boolean;
  /** A refresh token works once: one that comes again ends its session, for one of the two was stolen. */
  rotatesRefreshTokens: boolean;
  passwords: Passwords;
  readIdToken: ReadIdToken;
  /** Anybody may make an account, an admin's; else the first one alone, and all others by invitation. */
  isOpen: boolean;
  /**
   * Way of registering. `direct`: the account is there at once, and what is taken is said, as in the demo. A server tells
   * strangers nothing: by `link` the account is there once the link that was mailed was opened; where no email leaves, it
   * is there `atOnce` if nobody has its names.
   */
  registration: 'direct' | 'link' | 'atOnce';
}

/** The demo asks nobody who they are, and forgives a refresh whose answer was lost. */
export const demoRules: SignInRules = {
  needsToken: false,
  rotatesRefreshTokens: false,
  isOpen: true,
  registration: 'direct',
  passwords: { hash: (password) => hashPassword(password), isPassword, isCurrent: () => true },
  readIdToken: async (...given) =>
    (await import(/* webpackChunkName: "mock-oidc" */ './providerKeys')).readIdToken(...given),
};
