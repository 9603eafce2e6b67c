import { type ProviderSignIn, userRoles } from './account';
import { isOf, issuesOf, matching, object, oneOf, optional, record, type Shape } from './shape';

const words = matching('a text with something in it', (given) => given.trim() !== '');

const provider: Shape<ProviderSignIn> = object<ProviderSignIn>({
  mode: oneOf('oidc'),
  issuer: matching('the address of a provider', (given) => /^https?:\/\//.test(given) && URL.canParse(given)),
  clientId: words,
  scope: optional(words),
  groupsClaim: optional(words),
  roles: record(oneOf(...userRoles)),
});

/** Is it a provider that people can sign in at? */
export const isProviderSignIn = (value: unknown): value is ProviderSignIn => isOf(provider, value);

/** Why it is none, a sentence each. */
export const providerIssues = (value: unknown): string[] => issuesOf(provider, 'auth', value);
