import { type BackendStore, createSearch, defineBackend, type SearchGroup, scaleUpRows } from '@atrium/backend';
import type { Email } from '../api/schemas';
import * as schemas from '../api/schemas';
import { coreMailTopic, receiveCoreMail } from './coreMail';
import { deliveryTopic, receiveDelivery } from './delivery';
import { getMeta, readCalls } from './readCalls';
import { recipients } from './recipients';
import { searchEmails } from './recordSearch';
import { scheduledEmails } from './scheduledEmails';
import seed from './seed/seed.json';
import { emailsKey, foundFilesKey } from './tables';
import { updateCalls } from './updateCalls';
import { writeCalls } from './writeCalls';

const searchLimit = 4;

function searchFiles(store: BackendStore, q: string): SearchGroup {
  const matches = createSearch(q);
  const files = store
    .table(foundFilesKey)
    .all()
    .filter(({ title, by }) => matches(title, by));
  return {
    groupTitle: 'Files',
    searchLimit,
    data: files.map(({ title, by, size, icon }) => ({
      title,
      by,
      size,
      icon,
      link: `/apps/email?q=${encodeURIComponent(by)}`,
    })),
  };
}

const minute = 60_000;

/** Added emails are older than those of the seed, 15 minutes apart. */
const scaleUpEmails = (emails: readonly Email[], wanted: number, anchor: number): Email[] =>
  scaleUpRows(emails, wanted, (email, index) => ({
    ...email,
    id: index + 1,
    subject: `${email.subject} (${index + 1})`,
    time: new Date(anchor - (index * 15 + 100_000) * minute).toISOString(),
    replies: [],
    isRead: true,
  }));

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
