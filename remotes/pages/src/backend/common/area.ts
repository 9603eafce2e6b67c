import { type BackendCall, type BackendStore, type Person, peopleKey } from '@atrium/backend';

/** The person who is signed in; the first one without a token. */
export const getSelf = (store: BackendStore, user: Person | null): Person | undefined =>
  user ?? store.table(peopleKey).get(1);

/** The calls of one area of the app: each asks for the ability of that area, and may read these records of the core backend. */
export const createArea = (
  subject: string,
  calls: readonly BackendCall[],
  needs: readonly string[] = [],
): BackendCall[] => calls.map((call) => ({ subject, needs, ...call }));
