import type { User } from '../api/schemas';

/** Latin letters that no accent makes of others. */
const plainLetters: Readonly<Record<string, string>> = {
  ł: 'l',
  ø: 'o',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  æ: 'ae',
  œ: 'oe',
  ß: 'ss',
  ı: 'i',
};

/** Username from an address: the part before the @, in lower case, Latin letters without accents. */
export const suggestUsername = (email: string): string =>
  (email.split('@')[0] ?? '')
    .normalize('NFD')
    .replace(/(?<=\p{Script=Latin})\p{M}+/gu, '')
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[łøđðþæœßı]/g, (letter) => plainLetters[letter] ?? letter)
    .replace(/[^\p{L}\p{M}\p{N}._-]/gu, '');

/** Name from an address: "anna.meier@…" is most likely Anna Meier. */
export const suggestName = (email: string): string =>
  (email.split('@')[0] ?? '')
    .split(/[._+-]+/)
    .filter((part) => /^\p{L}/u.test(part))
    .map((part) => part.charAt(0).toUpperCase() + part.slice(1).toLowerCase())
    .join(' ');

export type UserDraft = Omit<
  User,
  'id' | 'lastSeen' | 'rev' | 'lastChange' | 'role' | 'roleName' | 'isEmailConfirmed' | 'pendingEmail'
>;

export const addressFields = ['line1', 'line2', 'postcode', 'city', 'state', 'country'] as const;
export const noAddress = { line1: '', line2: '', postcode: '', city: '', state: '', country: '' };
export const noSocial = { twitter: '', facebook: '', instagram: '', github: '', linkedIn: '', quora: '' };

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

/** Removed birthdays are omitted, because the API accepts only days. */
export const sentFields = <Draft extends Partial<UserDraft>>({ dob, gender, ...draft }: Draft) => ({
  ...draft,
  ...(dob && { dob }),
  ...(gender && { gender }),
});
