// Apart from the codes, which load once somebody is asked for one: every call reads this table.
import { type BackendStore, defineTable } from '@atrium/backend';

/** The second factor of a person's sign-in; the id is the person's. */
export interface StoredSecondStep {
  id: number;
  /** Shared with the person's app, in base 32. */
  secret: string;
  /** The moment at which a code confirmed it; null while it is being set up and nothing is asked for. */
  since: number | null;
  /** The period of the last code that was taken: none serves twice. */
  lastPeriod: number;
  salt: string;
  /** Of the recovery codes that are left. */
  hashes: readonly string[];
}

export const secondStepsTable = defineTable<StoredSecondStep>()({ name: 'secondSteps' });

export const findStep = (store: BackendStore, personId: number): Promise<StoredSecondStep | undefined> =>
  store.table(secondStepsTable).get(personId);

export async function confirmedStep(store: BackendStore, personId: number): Promise<StoredSecondStep | undefined> {
  const step = await findStep(store, personId);
  return step?.since ? step : undefined;
}
