import type { User } from '../api/schemas';

/** A user name for a mail address: what comes before the @, in lower case. */
export const suggestUsername = (email: string): string =>
  (email.split('@')[0] ?? '')
    .normalize('NFD')
    .toLowerCase()
    .replace(/[^a-z0-9._-]/g, '');

/** A name for a mail address: "anna.meier@…" is most likely Anna Meier. */
export const suggestName = (email: string): string =>
  (email.split('@')[0] ?? '')
    .split(/[._+-]+/)
    .filter((part) => /^\p{L}/u.test(part))
    .map((part) => part.charAt(0).toUpperCase() + part.slice(1).toLowerCase())
    .join(' ');

/** A user as the form of all tabs holds one. */
export type UserDraft = Omit<
  User,
  'id' | 'lastSeen' | 'rev' | 'lastChange' | 'role' | 'roleName' | 'isEmailConfirmed' | 'pendingEmail'
>;

export const addressFields = ['line1', 'line2', 'postcode', 'city', 'state', 'country'] as const;
export const noAddress = { line1: '', line2: '', postcode: '', city: '', state: '', country: '' };
export const noSocial = { twitter: '', facebook: '', instagram: '', github: '', linkedIn: '', quora: '' };

/** Initial values of the form. */
export const toDraft = ({
  id,
  lastSeen,
  rev,
  lastChange,
  role,
  roleName,
  isEmailConfirmed,
  pendingEmail,
  ...user
}: User): UserDraft => ({
  ...user,
  address: { ...noAddress, ...user.address },
  social: { ...noSocial, ...user.social },
});

/** A day of birth that was taken away is left out, since the API knows only days. */
export const sentFields = <Draft extends Partial<UserDraft>>({ dob, gender, ...draft }: Draft) => ({
  ...draft,
  ...(dob && { dob }),
  ...(gender && { gender }),
});
