import type { Person } from '@atrium/backend';
import type { Language } from '@atrium/contract';

/** Languages as profiles name them. */
const names: Readonly<Record<string, Language>> = { English: 'en', German: 'de', French: 'fr', Portuguese: 'pt' };

/**
 * The language in which to write to a person: the one in which they signed in last, or else that of their profile; undefined
 * where neither is known. Since 4.2.
 */
export function accountLanguage(person: Person | undefined): Language | undefined {
  const profile = person && 'language' in person ? String(person.language) : '';
  return person?.preferences?.language ?? names[profile];
}
