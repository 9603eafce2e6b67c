import type { BackendStore } from '@atrium/backend';
import type { Email, EmailMessage } from '../api/schemas';
import { emailsKey } from './tables';

const toMessage = ({ id, from, to, cc, bcc, subject, message, attachments, time }: Email): EmailMessage => ({
  ...{ id, from, to, cc, bcc, subject, message, attachments, time },
});

export function joinThread(store: BackendStore, mail: Email): void {
  const answered = mail.inReplyTo === undefined ? undefined : store.table(emailsKey).get(mail.inReplyTo);
  if (answered) store.table(emailsKey).put({ ...answered, replies: [...answered.replies, toMessage(mail)] });
}
