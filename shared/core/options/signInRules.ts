import type { PasswordHash } from './demoPasswords';
import type { ReadIdToken } from './providerKeys';

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

/** Pages hash a password where somebody signs in, and not before. */
const loadPasswords = () => import(/* webpackChunkName: "mock-later" */ './demoPasswords');

/** The demo asks nobody who they are, and forgives a refresh whose answer was lost. */
export const demoRules: SignInRules = {
  needsToken: false,
  rotatesRefreshTokens: false,
  isOpen: true,
  registration: 'direct',
  passwords: {
    hash: async (password) => (await loadPasswords()).hashPassword(password),
    isPassword: async (password, stored) => (await loadPasswords()).isPassword(password, stored),
    isCurrent: () => true,
  },
  readIdToken: async (...given) =>
    (await import(/* webpackChunkName: "mock-oidc" */ './providerKeys')).readIdToken(...given),
};
