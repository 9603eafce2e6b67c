import type { SocialLinks, UserAddress, UserToAdd } from '../api/schemas';
import type { StoredUser } from './tables';

type Sent = Partial<Omit<UserToAdd, 'address' | 'social' | 'roleId'>> & {
  roleId?: string | null | undefined;
  address?: Partial<UserAddress>;
  social?: Partial<SocialLinks>;
};

const noAddress: UserAddress = { line1: '', line2: '', postcode: '', city: '', state: '', country: '' };
const noSocial: SocialLinks = { twitter: '', facebook: '', instagram: '', github: '', linkedIn: '', quora: '' };

/** What was sent over what was there; what is absent, or null in place of a text, stays. */
export function mergeUser(before: StoredUser, sent: Sent): StoredUser {
  const { company, country, contact, avatar, address, social, ...fields } = sent;
  const sentFields = Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));
  return {
    ...before,
    ...sentFields,
    id: before.id,
    company: company ?? before.company,
    country: country ?? before.country,
    contact: contact ?? before.contact,
    avatar: avatar === undefined ? before.avatar : avatar,
    ...(address && { address: { ...noAddress, ...before.address, ...address } }),
    ...(social && { social: { ...noSocial, ...before.social, ...social } }),
  };
}
