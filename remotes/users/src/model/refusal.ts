import type { ParseKeys } from 'i18next';

type Key = ParseKeys<'users'>;

/** What the API refuses in English, and the key of the same sentence in the person's language. */
const keys: Readonly<Record<string, Key>> = {
  'Nobody can delete oneself': 'refusal.deleteOneself',
  'The last admin cannot be deleted': 'refusal.deleteLastAdmin',
  'The last admin must stay one.': 'refusal.lastAdmin',
  'Nobody can change their own role.': 'refusal.ownRole',
  'Nobody can change their own status.': 'form.ownStatus',
};

/** Puts a sentence of the API into the person's language, where it is known. */
export const translateRefusal =
  (t: (key: Key) => string) =>
  (sentence: string): string => {
    const key = keys[sentence];
    return key ? t(key) : sentence;
  };
