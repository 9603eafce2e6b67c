// Apart from the codes, which load once somebody is asked for one: every call reads this table.
import type { BackendStore, TableKey } from '@atrium/backend';

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

export const secondStepsKey: TableKey<StoredSecondStep> = { name: 'secondSteps' };

export const findStep = (store: BackendStore, personId: number): StoredSecondStep | undefined =>
  store.table(secondStepsKey).get(personId);

export const confirmedStep = (store: BackendStore, personId: number): StoredSecondStep | undefined => {
  const step = findStep(store, personId);
  return step?.since ? step : undefined;
};
