import type { UserRole } from 'shared/backend';
import type { ProviderSignIn } from 'shared/contract';
import type { Claims } from '../signIn/providerKeys';

/** Who a provider says that somebody is. */
export interface ProviderPerson {
  email: string;
  /** The provider says that it has verified the address. */
  isVerified: boolean;
  fullName: string;
  username: string;
  role: UserRole;
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
export function roleOfClaims(claims: Claims, { groupsClaim = 'groups', roles }: ProviderSignIn): UserRole | undefined {
  const groups = groupsIn(claims, groupsClaim);
  const [, role] = Object.entries(roles).find(([group]) => groups.includes(group)) ?? [];
  return role;
}

/** A name as people may have one here: a provider's may be an address, and of others than our own letters. */
const toUsername = (given: string): string =>
  given
    .replace(/@.*/, '')
    .replaceAll(/[^\p{L}\p{N}._-]/gu, '')
    .slice(0, 36)
    .padEnd(2, '_');

/**
 * Who somebody is by their ID token.
 * @returns the code of the reason why they may not sign in, where they may not
 */
export function personOfClaims(claims: Claims, provider: ProviderSignIn): ProviderPerson | 'noEmail' | 'noRole' {
  const email = textIn(claims, 'email');
  // An address that anybody may write into their profile is nobody's.
  if (!email || claims.email_verified === false) return 'noEmail';
  const role = roleOfClaims(claims, provider);
  if (!role) return 'noRole';
  const known = textIn(claims, 'preferred_username') || email;
  return {
    email,
    isVerified: claims.email_verified === true,
    username: toUsername(known),
    fullName: textIn(claims, 'name') || known,
    role,
  };
}
