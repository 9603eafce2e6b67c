import type { BackendStore } from '@atrium/backend';
import type { Email, EmailMessage } from '../api/schemas';
import { emailsKey } from './tables';

/** The message alone, without what is known of it in its folder. */
const toMessage = ({ id, from, to, cc, bcc, subject, message, attachments, time }: Email): EmailMessage => ({
  ...{ id, from, to, cc, bcc, subject, message, attachments, time },
});

/** Lets a sent message join the thread of the email that it answers. */
export function joinThread(store: BackendStore, mail: Email): void {
  const answered = mail.inReplyTo === undefined ? undefined : store.table(emailsKey).get(mail.inReplyTo);
  if (answered) store.table(emailsKey).put({ ...answered, replies: [...answered.replies, toMessage(mail)] });
}
