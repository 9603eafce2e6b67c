import type { AccountSettings, AccountUpdate } from '../api/account/schemas';

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
  'twitter',
  'facebook',
  'google',
  'github',
] as const satisfies readonly (keyof Social['connections'])[];

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

/** The form's side of links and connected accounts: an empty name is no connection. */
export interface SocialDraft {
  links: Record<(typeof socialNetworks)[number], string>;
  accounts: Record<(typeof connectedAccounts)[number], string>;
}

export const toSocialDraft = ({ socialLinks, connections }: Social): SocialDraft => ({
  links: { ...socialLinks },
  accounts: {
    twitter: connections.twitter.id ?? '',
    facebook: connections.facebook.id ?? '',
    google: connections.google.id ?? '',
    github: connections.github.id ?? '',
  },
});

/** What the API stores of a change; a connection that goes takes its picture along. */
export function toSocialUpdate(
  { links, accounts }: Partial<SocialDraft>,
  { connections }: Social,
): AccountUpdate['social'] {
  const toConnection = (name: (typeof connectedAccounts)[number], typed: string) => {
    const id = typed.trim() || null;
    return { id, profileImg: id === connections[name].id ? connections[name].profileImg : null };
  };
  return {
    ...(links && { socialLinks: links }),
    ...(accounts && {
      connections: {
        twitter: toConnection('twitter', accounts.twitter),
        facebook: toConnection('facebook', accounts.facebook),
        google: toConnection('google', accounts.google),
        github: toConnection('github', accounts.github),
      },
    }),
  };
}
