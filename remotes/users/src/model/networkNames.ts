import type { noSocial } from './userDraft';

/** The same in every language. */
export const networkNames: Record<keyof typeof noSocial, string> = {
  twitter: 'Twitter',
  facebook: 'Facebook',
  instagram: 'Instagram',
  github: 'GitHub',
  linkedIn: 'LinkedIn',
  quora: 'Quora',
};
