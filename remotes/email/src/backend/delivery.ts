import { type BackendStore, findByProvenEmail, sendTo, z } from '@atrium/backend';
import { Email } from '../api/schemas';
import { emailsKey } from './tables';

/** The topic of emails from one account to another. */
export const deliveryTopic = 'email.delivery';

/** The topic of mails to people who have no account: who runs the server may carry them on. */
const leavingTopic = 'mail.leaving';

/** Topics that sending a message may publish. */
export const sendingTopics = [deliveryTopic, leavingTopic];

const plain = (address: string) => address.trim().toLowerCase();

/** An email as it arrives; who else got it in secret is not said. */
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

/** In the demo one inbox is everybody's: what one sends to oneself arrives, and other addresses are out of its world. */
const deliverInDemo = (store: BackendStore, sent: Email, addresses: ReadonlySet<string>): void => {
  if (addresses.has(plain(sent.from.email)) && sent.inReplyTo === undefined) arrive(store, sent);
};

/**
 * Brings a mail to who it is for. On a server it arrives with people who have proven that the address is theirs; to every
 * other address it leaves, also where an account names that address.
 */
export function deliver(store: BackendStore, sent: Email): void {
  const all = new Map([...sent.to, ...sent.cc, ...sent.bcc].map((addressee) => [plain(addressee.email), addressee]));
  if (store.account === undefined) {
    deliverInDemo(store, sent, new Set(all.keys()));
    return;
  }
  // Nobody answers to an address that is another one's.
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

/** Takes in what another account has sent. */
export function receiveDelivery(store: BackendStore, sent: unknown): void {
  const { data } = z.safeParse(Email, sent);
  if (data) arrive(store, data);
}
