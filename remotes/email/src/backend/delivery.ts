import type { BackendStore } from 'shared/backend';
import type { Email } from '../api/schemas';
import { emailsKey } from './tables';

const plain = (address: string) => address.trim().toLowerCase();

/** A mail to oneself arrives as well. Other addresses are out of this demo's world. */
export function deliver(store: BackendStore, sent: Email): void {
  const own = sent.from.email;
  const emails = store.table(emailsKey);
  const { inReplyTo, isSending, bcc, ...mail } = sent;
  const isForMe = own && [...mail.to, ...mail.cc, ...bcc].some(({ email }) => plain(email) === plain(own));
  // An answer is in its thread already.
  if (!isForMe || inReplyTo !== undefined) return;
  emails.put({ ...mail, id: emails.nextId(), bcc: [], folder: 'inbox', isRead: false, labels: [], replies: [] });
}
