import { type BackendStore, findByProvenEmail, sendTo, z } from '@atrium/backend';
import { Email } from '../api/schemas';
import { emailsKey } from './tables';

export const deliveryTopic = 'email.delivery';

/** Topic of mails to people without an account: the server's operator may deliver them. */
const leavingTopic = 'mail.leaving';

export const sendingTopics = [deliveryTopic, leavingTopic];

const plain = (address: string) => address.trim().toLowerCase();

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

const arrive = (store: BackendStore, mail: Email): void => {
  const emails = store.table(emailsKey);
  emails.put({ ...toArrived(mail), id: emails.nextId() });
};

/** The demo has one inbox: mail to oneself arrives, other addresses are outside of it. */
const deliverInDemo = (store: BackendStore, sent: Email, addresses: ReadonlySet<string>): void => {
  if (addresses.has(plain(sent.from.email)) && sent.inReplyTo === undefined) arrive(store, sent);
};

/**
 * Delivers an email. On a server it arrives with people who have proven the address; to every other address it leaves,
 * even if an account names that address.
 */
export function deliver(store: BackendStore, sent: Email): void {
  const all = new Map([...sent.to, ...sent.cc, ...sent.bcc].map((addressee) => [plain(addressee.email), addressee]));
  if (store.account === undefined) {
    deliverInDemo(store, sent, new Set(all.keys()));
    return;
  }
  // Nobody replies to an address that belongs to somebody else.
  const isOwn = findByProvenEmail(store, sent.from.email)?.id === store.account;
  for (const { name, email } of all.values()) {
    const person = findByProvenEmail(store, email);
    // An answer is in its thread already.
    if (person?.id === store.account && sent.inReplyTo !== undefined) continue;
    if (person?.id === store.account) arrive(store, sent);
    else if (person) sendTo(store, person.id, deliveryTopic, sent);
    else {
      const { from, subject, message, attachments } = sent;
      store.send(leavingTopic, { ...(isOwn && { from }), to: { name, email }, subject, message, attachments });
    }
  }
}

export function receiveDelivery(store: BackendStore, sent: unknown): void {
  const { data } = z.safeParse(Email, sent);
  if (data) arrive(store, data);
}
