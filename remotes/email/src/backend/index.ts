import { defineBackend } from '@atrium/backend';
import * as schemas from '../api/schemas';
import { coreMailTopic, receiveCoreMail } from './coreMail';
import { deliveryTopic, receiveDelivery } from './delivery';
import { searchFiles } from './fileSearch';
import { getMeta, readCalls } from './readCalls';
import { recipients } from './recipients';
import { searchEmails } from './recordSearch';
import { scaleUpEmails } from './scaleUpEmails';
import { scheduledEmails } from './scheduledEmails';
import seed from './seed/seed.json';
import { emailsKey, foundFilesKey } from './tables';
import { updateCalls } from './updateCalls';
import { writeCalls } from './writeCalls';

export default defineBackend({
  id: 'email',
  subject: 'Email',
  calls: [...readCalls, ...updateCalls, ...writeCalls, recipients],
  entities: schemas,
  tables: [emailsKey, foundFilesKey],
  seed: async () => seed,
  scaleUp: { emails: scaleUpEmails },
  counts: { email: (store) => getMeta(store).inbox },
  restores: { email: { key: emailsKey } },
  due: scheduledEmails,
  search: (store, { q }) => [...searchEmails(store, q), searchFiles(store, q)],
  listeners: { [coreMailTopic]: receiveCoreMail, [deliveryTopic]: receiveDelivery },
});
