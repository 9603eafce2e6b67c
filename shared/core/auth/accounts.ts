import { defineBackend, peopleTable } from '@atrium/backend';
import { emailTemplatesTable } from '@atrium/backend/emails';
import { notificationSettingsTable } from '../shell/tables';
import { addressClaimsTable, proven } from './addressClaims';
import { secondStepsTable } from './secondStep';
import seed from './seed/seed.json';
import {
  apiTokensTable,
  credentialsTable,
  identitiesTable,
  linkRequestsTable,
  registrationsTable,
  resetLinksTable,
} from './tables';

/** Accounts, which every call needs. The calls of the sign-in are a chunk of their own, which few pages need. */
export const accountsBackend = defineBackend({
  id: 'auth',
  subject: null,
  calls: [],
  tables: [
    peopleTable,
    credentialsTable,
    secondStepsTable,
    resetLinksTable,
    addressClaimsTable,
    registrationsTable,
    identitiesTable,
    linkRequestsTable,
    apiTokensTable,
    // How people hear of things is asked with their account.
    notificationSettingsTable,
    // Any call may send an email.
    emailTemplatesTable,
  ],
  emails: async () => (await import(/* webpackChunkName: "mock-mails" */ './mailTexts')).coreEmails,
  seed: async () => ({ ...seed, people: seed.people.map(proven) }),
});
