import type { Language, RuleConditions } from './manifest';

/** Format of dates and weeks, and density of rows. Empty: defaults of the language and the browser. */
export interface Preferences {
  /** An IANA name. */
  timeZone: string;
  density: 'comfortable' | 'compact';
  weekStart: '' | 'monday' | 'saturday' | 'sunday';
  /** The order of the figures of a date; empty: with the name of the month. */
  dateOrder: '' | 'dmy' | 'mdy' | 'ymd';
  /** The language in which emails are written: that of the last sign-in. Since 4.2. */
  language?: Language | undefined;
}

/** Defaults from language and browser, until a person chooses. */
export const defaultPreferences: Preferences = { timeZone: '', density: 'comfortable', weekStart: '', dateOrder: '' };

/** The built-in roles, as manifests grant to them and tokens name them. */
export const userRoles = ['admin', 'editor', 'author', 'maintainer', 'subscriber', 'client'] as const;
export type UserRole = (typeof userRoles)[number];

/** One rule of an ability; an inverted one forbids. Later rules win. */
export interface AbilityRule {
  action: string;
  subject: string;
  inverted?: boolean | undefined;
  /** Records that it is about: those whose fields have these values. Since 3.0. */
  conditions?: RuleConditions | undefined;
}

/** Sign-in by an identity provider (OpenID Connect): Authorization Code with PKCE, in the place of the form with a password. */
export interface ProviderSignIn {
  mode: 'oidc';
  /** Its address, where `/.well-known/openid-configuration` is. */
  issuer: string;
  /** Id of this page with the provider, as a public client without a secret. */
  clientId: string;
  /** Requested scopes; defaults to `openid profile email offline_access`. */
  scope?: string;
  /** The claim of the ID token that names a person's groups; `groups` when absent. */
  groupsClaim?: string;
  /** The role of each group; of a person's groups, the one that is first here counts. A person in none may not sign in. */
  roles: Readonly<Record<string, UserRole>>;
}
