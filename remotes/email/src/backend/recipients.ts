import {
  and,
  answerCall,
  type BackendStore,
  contains,
  desc,
  ne,
  ok,
  oneOf,
  or,
  type Person,
  peopleTable,
  search,
  toAccountName,
  toPlainText,
  toSearchWords,
  z,
} from '@atrium/backend';
import { calls } from '../api/calls';
import { Recipient, RecipientQuery } from '../api/schemas';
import { addresseesOf } from './searchedTexts';
import { type EmailColumn, emailsTable } from './tables';

const maxRecipients = 50;

/** The latest emails in which correspondents are looked for. */
const maxEmails = 100;

/** Correspondents by address, latest first; without spam. */
async function findCorrespondents(store: BackendStore, q: string | null | undefined): Promise<Map<string, Recipient>> {
  const words = toSearchWords(q);
  const isNamed = words.map((word) => or<EmailColumn>(contains('senders', word), contains('recipients', word)));
  const emails = await store.table(emailsTable).find({
    where: and<EmailColumn>(ne('folder', 'spam'), search(q), ...isNamed),
    orderBy: [desc('id')],
    limit: maxEmails,
  });
  const found = new Map<string, Recipient>();
  for (const { name, email } of emails.flatMap(addresseesOf)) {
    if (found.size === maxRecipients) break;
    const address = toAccountName(email);
    const text = toPlainText(`${name}\n${email}`);
    if (!found.has(address) && words.every((word) => text.includes(word)))
      found.set(address, { name, email, avatar: null });
  }
  return found;
}

const toRecipient = ({ fullName, email, avatar }: Person): Recipient => ({ name: fullName, email, avatar });

export const recipients = answerCall(calls.getRecipients, {
  summary: 'Whom an email may go to: who has sent or got one first, then all people, at most 50',
  notes:
    'Correspondents are those of the latest 100 emails that name them. People are named by addresses that they have proven: to another one an email would reach somebody else.',
  input: RecipientQuery,
  answer: z.array(Recipient),
  needs: ['people'],
  async handle(store, { input: { q } }) {
    const people = store.table(peopleTable);
    const isProven = ne<'provenKey'>('provenKey', null);
    const [found, others] = await Promise.all([
      findCorrespondents(store, q),
      people.find({ where: and(isProven, search(q)), limit: maxRecipients }),
    ]);
    const known = await people.find({ where: oneOf('provenKey', [...found.keys()]) });
    for (const person of known) found.set(toAccountName(person.email), toRecipient(person));
    for (const person of others) {
      const address = toAccountName(person.email);
      if (found.size < maxRecipients && !found.has(address)) found.set(address, toRecipient(person));
    }
    return ok([...found.values()]);
  },
});
