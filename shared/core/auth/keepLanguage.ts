import { type BackendStore, defaultPreferences, type Person, peopleTable } from '@atrium/backend';
import { accountLanguage } from '@atrium/backend/account';
import { pageLanguage } from './coreMail';

/** Notes the language in which a person has signed in, for the emails that they get; writes nothing where it is known. */
export async function keepLanguage(store: BackendStore, person: Person, tag: string | undefined): Promise<Person> {
  const language = pageLanguage(tag);
  if (!language || language === (accountLanguage(person) ?? 'en')) return person;
  const preferences = { ...(person.preferences ?? defaultPreferences), language };
  return store.table(peopleTable).put({ ...person, preferences });
}
