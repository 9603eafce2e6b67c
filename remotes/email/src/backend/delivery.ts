import { type BackendStore, findByEmail, sendTo, z } from 'shared/backend';
import { Email } from '../api/schemas';
import { emailsKey } from './tables';

/** The topic of mails from one account to another. */
export const deliveryTopic = 'email.delivery';

/** The topic of mails to people who have no account: who runs the server may carry them on. */
const leavingTopic = 'mail.leaving';

/** What sending a mail may send on. */
export const sendingTopics = [deliveryTopic, leavingTopic];

const plain = (address: string) => address.trim().toLowerCase();

/** A mail as it arrives; who else got it in secret is not said. */
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

/**
 * Brings a mail to who it is for. One to oneself arrives as well. Other addresses are out of the demo's world; on a server
 * people with an account get it into theirs, and to all others it leaves.
 */
export function deliver(store: BackendStore, sent: Email): void {
  const own = plain(sent.from.email);
  const others = new Map([...sent.to, ...sent.cc, ...sent.bcc].map((addressee) => [plain(addressee.email), addressee]));
  // An answer is in its thread already.
  if (own && others.delete(own) && sent.inReplyTo === undefined) arrive(store, sent);
  if (store.account === undefined) return;
  for (const { name, email } of others.values()) {
    const person = findByEmail(store, email);
    if (person) sendTo(store, person.id, deliveryTopic, sent);
    else {
      const { from, subject, message, attachments } = sent;
      store.send(leavingTopic, { from, to: { name, email }, subject, message, attachments });
    }
  }
}

/** Takes in what another account has sent. */
export function receiveDelivery(store: BackendStore, sent: unknown): void {
  const { data } = z.safeParse(Email, sent);
  if (data) arrive(store, data);
}
