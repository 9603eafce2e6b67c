import { type BackendStore, findPeopleByProvenEmail, sendTo, toAccountName, z } from '@atrium/backend';
import { Email } from '../api/schemas';
import { emailsTable } from './tables';

export const deliveryTopic = 'email.delivery';

/** Topic of mails to people without an account: the server's operator may deliver them. */
const leavingTopic = 'mail.leaving';

export const sendingTopics = [deliveryTopic, leavingTopic];

/** Email as received, without hidden recipients. */
const toArrived = ({ inReplyTo: _, isSending: __, sendAt: ___, bcc: ____, ...mail }: Email): Omit<Email, 'id'> => ({
  ...mail,
  bcc: [],
  folder: 'inbox',
  isRead: false,
  isStarred: false,
  labels: [],
  replies: [],
});

async function arrive(store: BackendStore, mail: Email): Promise<void> {
  const emails = store.table(emailsTable);
  await emails.put({ ...toArrived(mail), id: await emails.nextId() });
}

/** The demo has one inbox: mail to oneself arrives, other addresses are outside of it. */
async function deliverInDemo(store: BackendStore, sent: Email, addresses: ReadonlySet<string>): Promise<void> {
  if (addresses.has(toAccountName(sent.from.email)) && sent.inReplyTo === undefined) await arrive(store, sent);
}

/**
 * Delivers an email. On a server it arrives with people who have proven the address; to every other address it leaves,
 * even if an account names that address.
 */
export async function deliver(store: BackendStore, sent: Email): Promise<void> {
  const all = new Map(
    [...sent.to, ...sent.cc, ...sent.bcc].map((addressee) => [toAccountName(addressee.email), addressee]),
  );
  if (store.account === undefined) {
    await deliverInDemo(store, sent, new Set(all.keys()));
    return;
  }
  const sender = toAccountName(sent.from.email);
  const people = await findPeopleByProvenEmail(store, [sender, ...all.keys()]);
  // Nobody replies to an address that belongs to somebody else.
  const isOwn = people.get(sender)?.id === store.account;
  for (const [address, { name, email }] of all) {
    const person = people.get(address);
    // An answer is in its thread already.
    if (person?.id === store.account && sent.inReplyTo !== undefined) continue;
    if (person?.id === store.account) await arrive(store, sent);
    else if (person) sendTo(store, person.id, deliveryTopic, sent);
    else {
      const { from, subject, message, attachments } = sent;
      store.send(leavingTopic, { ...(isOwn && { from }), to: { name, email }, subject, message, attachments });
    }
  }
}

export async function receiveDelivery(store: BackendStore, sent: unknown): Promise<void> {
  const { data } = z.safeParse(Email, sent);
  if (data) await arrive(store, data);
}
