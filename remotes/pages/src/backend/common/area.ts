import { type BackendCall, type BackendStore, type Person, peopleTable } from '@atrium/backend';

/** Signed-in person; the first one without a token. */
export const getSelf = async (store: BackendStore, user: Person | null): Promise<Person | undefined> =>
  user ?? store.table(peopleTable).get(1);

/** Calls of one area, with its ability and the core records they may read. */
export const createArea = (
  subject: string,
  calls: readonly BackendCall[],
  needs: readonly string[] = [],
): BackendCall[] => calls.map((call) => ({ subject, needs, ...call }));
