import type { UserAddress } from '../api/schemas';
import type { noSocial } from './userDraft';

/** An address as it is written on a letter; without what is not known. */
export function addressLines(address: UserAddress | undefined): string[] {
  if (!address) return [];
  const { line1, line2, postcode, city, state, country } = address;
  return [line1, line2, [postcode, city].filter(Boolean).join(' '), [state, country].filter(Boolean).join(', ')].filter(
    Boolean,
  );
}

/** The same in every language. */
export const networkNames: Record<keyof typeof noSocial, string> = {
  twitter: 'Twitter',
  facebook: 'Facebook',
  instagram: 'Instagram',
  github: 'GitHub',
  linkedIn: 'LinkedIn',
  quora: 'Quora',
};

/** Languages of users: API names and codes. */
const codes: Readonly<Record<string, string>> = {
  Arabic: 'ar',
  English: 'en',
  French: 'fr',
  German: 'de',
  Italian: 'it',
  Portuguese: 'pt',
  Spanish: 'es',
};

/** Language name in the reader's language; unknown ones stay as they are. */
export function languageName(language: string, reader: string): string {
  const code = codes[language];
  return (code && new Intl.DisplayNames(reader, { type: 'language' }).of(code)) ?? language;
}

export const languageOptions = (reader: string): { value: string; label: string }[] =>
  Object.keys(codes)
    .map((value) => ({ value, label: languageName(value, reader) }))
    .sort((a, b) => a.label.localeCompare(b.label, reader));

export const userFields = [
  'fullName',
  'username',
  'email',
  'role',
  'currentPlan',
  'planExpires',
  'status',
  'company',
  'country',
  'contact',
  'dob',
  'website',
  'language',
  'gender',
  'contactOptions',
  'address',
  'social',
  'avatar',
  'password',
] as const;
