import { defineBackend } from '@atrium/backend';
import * as schemas from '../api/schemas';
import { deliveryTopic, receiveDelivery } from './delivery';
import { dueMails } from './dueMails';
import { searchFiles } from './fileSearch';
import { frameMailTopic, receiveFrameMail } from './frameMail';
import { getMeta, readCalls } from './readCalls';
import { recipients } from './recipients';
import { searchMails } from './recordSearch';
import { scaleUpEmails } from './scaleUpEmails';
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
  due: dueMails,
  search: (store, { q }) => [...searchMails(store, q), searchFiles(store, q)],
  listeners: { [frameMailTopic]: receiveFrameMail, [deliveryTopic]: receiveDelivery },
});
