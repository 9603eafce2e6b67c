import type { BackendStore, SecondStep, SecondStepEditing, TableKey } from 'shared/backend';

/** What somebody's sign-in asks for after the password; the id is the person's. */
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

// What is about codes is a part of the sign-in: few pages need it.
const loadCodes = () => import(/* webpackChunkName: "mock-later" */ './secondStepCodes');

/**
 * Sets the second step up, and ends it.
 * @param onChange ends what somebody has who signed in before it was so
 */
export const createSecondStepEditing = (
  store: BackendStore,
  onChange: (personId: number) => void,
): SecondStepEditing => ({
  get(personId): SecondStep | null {
    const step = confirmedStep(store, personId);
    return step?.since ? { since: step.since, recoveryCodesLeft: step.hashes.length } : null;
  },
  begin: async (personId) => (await loadCodes()).beginSecondStep(store, personId),
  async confirm(personId, code) {
    const codes = await (await loadCodes()).confirmSecondStep(store, personId, code);
    if (codes) onChange(personId);
    return codes;
  },
  async renewRecoveryCodes(personId) {
    const codes = await (await loadCodes()).renewRecoveryCodes(store, personId);
    if (codes.length > 0) onChange(personId);
    return codes;
  },
  end(personId) {
    store.table(secondStepsKey).delete(personId);
    onChange(personId);
  },
});
