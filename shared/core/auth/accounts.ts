import { defineBackend, peopleKey } from '@atrium/backend';
import { addressClaimsKey, proven } from './addressClaims';
import { secondStepsKey } from './secondStep';
import seed from './seed/seed.json';
import { credentialsKey, identitiesKey, linkRequestsKey, registrationsKey, resetLinksKey } from './tables';

/** Accounts, which every call needs. The calls of the sign-in are a chunk of their own, which few pages need. */
export const accountsBackend = defineBackend({
  id: 'auth',
  subject: null,
  calls: [],
  tables: [
    peopleKey,
    credentialsKey,
    secondStepsKey,
    resetLinksKey,
    addressClaimsKey,
    registrationsKey,
    identitiesKey,
    linkRequestsKey,
  ],
  seed: async () => ({ ...seed, people: seed.people.map(proven) }),
});
