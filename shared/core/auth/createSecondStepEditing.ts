import type { BackendStore, SecondStep, SecondStepEditing } from '@atrium/backend';
import { confirmedStep, secondStepsKey } from './secondStep';

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
