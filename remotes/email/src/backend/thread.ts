import type { BackendStore } from '@atrium/backend';
import type { Email, EmailMessage } from '../api/schemas';
import { emailsTable } from './tables';

const toMessage = ({ id, from, to, cc, bcc, subject, message, attachments, time }: Email): EmailMessage => ({
  ...{ id, from, to, cc, bcc, subject, message, attachments, time },
});

export async function joinThread(store: BackendStore, mail: Email): Promise<void> {
  const emails = store.table(emailsTable);
  const answered = mail.inReplyTo === undefined ? undefined : await emails.get(mail.inReplyTo);
  if (answered) await emails.put({ ...answered, replies: [...answered.replies, toMessage(mail)] });
}
