import { defineBackend, eq } from '@atrium/backend';
import { calls } from '../api/calls';
import * as schemas from '../api/schemas';
import { coreMailTopic, receiveCoreMail } from './coreMail';
import { deliveryTopic, receiveDelivery } from './delivery';
import { readCalls } from './readCalls';
import { recipients } from './recipients';
import { searchEmails, searchFiles } from './recordSearch';
import { scheduledEmails } from './scheduledEmails';
import seed from './seed/seed.json';
import { emailsTable, foundFilesTable } from './tables';
import { updateCalls } from './updateCalls';
import { writeCalls } from './writeCalls';

export default defineBackend({
  id: 'email',
  api: { about: 'The mailbox of the signed-in person', calls },
  subject: 'Email',
  calls: [...readCalls, ...updateCalls, ...writeCalls, recipients],
  entities: schemas,
  tables: [emailsTable, foundFilesTable],
  seed: async () => seed,
  counts: { email: (store) => store.table(emailsTable).count(eq('badge', 'inbox')) },
  restores: { email: { key: emailsTable } },
  due: scheduledEmails,
  search: async (store, { q }) => [...(await searchEmails(store, q)), await searchFiles(store, q)],
  listeners: { [coreMailTopic]: receiveCoreMail, [deliveryTopic]: receiveDelivery },
});
