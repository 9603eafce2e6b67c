import type { UserRole } from './roles';

/** Sign-in by an identity provider (OpenID Connect): Authorization Code with PKCE, in the place of the form with a password. */
export interface ProviderSignIn {
  mode: 'oidc';
  /** Its address, where `/.well-known/openid-configuration` is. */
  issuer: string;
  /** What the provider calls this page, a public client without a secret. */
  clientId: string;
  /** What is asked for; `openid profile email offline_access` when absent. */
  scope?: string;
  /** The claim of the ID token that names a person's groups; `groups` when absent. */
  groupsClaim?: string;
  /** The role of each group; of a person's groups, the one that is first here counts. A person in none may not sign in. */
  roles: Readonly<Record<string, UserRole>>;
}
