import { type BackendStore, type Person, peopleKey } from 'shared/backend';
import type { Email } from '../api/schemas';
import { emailsKey } from './tables';

const plain = (address: string) => address.trim().toLowerCase();

/** Whose mails these are: who is signed in, or else the first of all people. */
const ownerOf = (store: BackendStore, user: Person | null) => user ?? store.table(peopleKey).get(1);

/** A mail to oneself arrives as well. Other addresses are out of this demo's world. */
export function deliver(store: BackendStore, sent: Email, user: Person | null): void {
  const own = ownerOf(store, user)?.email;
  const emails = store.table(emailsKey);
  const { inReplyTo, isSending, bcc, ...mail } = sent;
  const isForMe = own && [...mail.to, ...mail.cc, ...bcc].some(({ email }) => plain(email) === plain(own));
  // An answer is in its thread already.
  if (!isForMe || inReplyTo !== undefined) return;
  emails.put({ ...mail, id: emails.nextId(), bcc: [], folder: 'inbox', isRead: false, labels: [], replies: [] });
}
