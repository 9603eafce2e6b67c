import {
  type AddressProof,
  type BackendStore,
  type Credentials,
  type Person,
  peopleKey,
  type SecondStep,
  type SecondStepEditing,
} from '@atrium/backend';
import type { UnitOfWork } from '@atrium/backend/engine';
import type { CoreOptions } from '../options/CoreOptions';
import { demoRules } from '../options/signInRules';
import { closeClaim, openClaim } from './addressClaims';
import { endAccess, forgetCredentials } from './endAccess';
import { endSessions, openSessions } from './openSessions';
import { confirmedStep, secondStepsKey } from './secondStep';
import { credentialsKey } from './tables';

// The proof itself is a part of the sign-in: few pages need it.
const loadProof = () => import(/* webpackChunkName: "mock-later" */ './addressProof');

const createAddressProof = (store: BackendStore, sendsMail: boolean): AddressProof => ({
  sendsMail,
  pendingOf: (personId) => openClaim(store, personId)?.email ?? null,
  request: async (personId, email) => (await loadProof()).requestProof(store, { personId, email, sendsMail }),
  cancel: (personId) => closeClaim(store, personId),
  vouch: async (personId) => (await loadProof()).vouchFor(store, personId),
});

// Codes are part of the sign-in, which few pages need.
const loadCodes = () => import(/* webpackChunkName: "mock-later" */ './secondStepCodes');

/**
 * Sets the second step up, and ends it.
 * @param onChange ends what somebody has who signed in before it was so
 */
const createSecondStepEditing = (store: BackendStore, onChange: (personId: number) => void): SecondStepEditing => ({
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

const invite = async (store: BackendStore, person: Person): Promise<void> =>
  (await import(/* webpackChunkName: "mock-later" */ './resetLink')).sendInvitation(store, person);

/** The ways to sign in of the people of a unit of work; a change of them ends the person's other sessions. */
export const createCredentials = ({ signIn = demoRules, provider }: CoreOptions, unit: UnitOfWork): Credentials => ({
  ...(provider && { provider: new URL(provider.issuer).host }),
  // A provider says who has an account: here everybody who is active may be let in by it.
  canSignIn: (personId) =>
    provider
      ? unit.table(peopleKey).get(personId)?.status === 'active'
      : unit.table(credentialsKey).get(personId) !== undefined,
  async isPassword(personId, password) {
    const credential = unit.table(credentialsKey).get(personId);
    if (!credential || !(await signIn.passwords.isPassword(password, credential))) return false;
    if (!signIn.passwords.isCurrent(credential))
      unit.table(credentialsKey).put({ id: personId, ...(await signIn.passwords.hash(password)) });
    return true;
  },
  sendInvitation(personId) {
    const person = unit.table(peopleKey).get(personId);
    if (person) unit.waitFor(invite(unit, person));
  },
  sessions: {
    list: (personId) => openSessions(unit, personId),
    end: (personId, sessionId) =>
      sessionId === undefined ? endAccess(unit, personId) : endSessions(unit, personId, (id) => id === sessionId),
  },
  secondStep: createSecondStepEditing(unit, (personId) => endAccess(unit, personId, unit.sessionId)),
  addresses: createAddressProof(unit, signIn.registration !== 'atOnce'),
  forget: (personId) => forgetCredentials(unit, personId),
  async setPassword(personId, password) {
    unit.table(credentialsKey).put({ id: personId, ...(await signIn.passwords.hash(password)) });
    endAccess(unit, personId, unit.sessionId);
  },
});
