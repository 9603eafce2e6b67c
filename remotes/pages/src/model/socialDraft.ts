import type { AccountSettings } from '../api/account/schemas';

type Social = AccountSettings['social'];

export const socialNetworks = [
  'twitter',
  'facebook',
  'instagram',
  'github',
  'linkedIn',
  'quora',
] as const satisfies readonly (keyof Social['socialLinks'])[];
export const connectedAccounts = [
  'google',
  'github',
  'twitter',
  'facebook',
] as const satisfies readonly (keyof Social['connections'])[];
export type ConnectedAccount = (typeof connectedAccounts)[number];

/** Names are the same in every language. */
export const networkNames = {
  twitter: 'Twitter',
  facebook: 'Facebook',
  instagram: 'Instagram',
  github: 'GitHub',
  linkedIn: 'LinkedIn',
  quora: 'Quora',
  google: 'Google',
};

/** Account name at a network: without blanks. */
export const isAccountName = (text: string): boolean => /^[^\s@/][^\s/]{0,63}$/.test(text.trim());
