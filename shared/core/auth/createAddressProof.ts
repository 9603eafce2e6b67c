import type { AddressProof, BackendStore } from '@atrium/backend';
import { closeClaim, openClaim } from './addressClaims';

// The proof itself is a part of the sign-in: few pages need it.
const loadProof = () => import(/* webpackChunkName: "mock-later" */ './addressProof');

export const createAddressProof = (store: BackendStore, sendsMail: boolean): AddressProof => ({
  sendsMail,
  pendingOf: (personId) => openClaim(store, personId)?.email ?? null,
  request: async (personId, email) => (await loadProof()).requestProof(store, { personId, email, sendsMail }),
  cancel: (personId) => closeClaim(store, personId),
  vouch: async (personId) => (await loadProof()).vouchFor(store, personId),
});
