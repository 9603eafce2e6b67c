import type { UserRole } from '@atrium/backend';
import type { ProviderSignIn } from '@atrium/contract';
import type { Claims } from '../options/providerKeys';

/** A person as a provider describes them. */
export interface ProviderPerson {
  /** Empty where the provider does not say, in so many words, that it has verified it: anybody may write one into their profile. */
  email: string;
  fullName: string;
  username: string;
  /** Undefined where the provider says nothing of groups; null where none of them has a role. */
  role: UserRole | null | undefined;
}

const textIn = (claims: Claims, name: string): string => {
  const value = claims[name];
  return typeof value === 'string' ? value.trim() : '';
};

/** The groups that a claim names: a list, or one text. */
function groupsIn(claims: Claims, name: string): string[] {
  const value = claims[name];
  const all = Array.isArray(value) ? value : [value];
  return all.filter((group): group is string => typeof group === 'string');
}

/** The role by the table: of a person's groups, the one that is first there. */
export function roleOfClaims(
  claims: Claims,
  { groupsClaim = 'groups', roles }: ProviderSignIn,
): UserRole | null | undefined {
  if (claims[groupsClaim] === undefined) return undefined;
  const groups = groupsIn(claims, groupsClaim);
  const [, role] = Object.entries(roles).find(([group]) => groups.includes(group)) ?? [];
  return role ?? null;
}

/** A name as people may have one here: a provider's may be an address, and of others than our own letters. */
export const toUsername = (given: string): string =>
  given
    .replace(/@.*/, '')
    .replaceAll(/[^\p{L}\p{N}._-]/gu, '')
    .slice(0, 36)
    .padEnd(2, '_');

/** Reads a person from the claims of an ID token. */
export function personOfClaims(claims: Claims, provider: ProviderSignIn): ProviderPerson {
  const email = claims.email_verified === true ? textIn(claims, 'email') : '';
  const known = textIn(claims, 'preferred_username') || email;
  const role = roleOfClaims(claims, provider);
  return { email, username: toUsername(known), fullName: textIn(claims, 'name') || known, role };
}
