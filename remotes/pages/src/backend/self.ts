import { type BackendStore, type Person, peopleKey } from '@atrium/backend';

/** The person who is signed in; the first one without a token. */
export const getSelf = (store: BackendStore, user: Person | null): Person | undefined =>
  user ?? store.table(peopleKey).get(1);
