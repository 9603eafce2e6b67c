import { Addressee, type BackendStore, z } from '@atrium/backend';
import { emailsTable } from './tables';

export const coreMailTopic = 'frame.mail';

const CoreMail = z.object({ to: Addressee, subject: z.string(), message: z.string() });

const sender = { name: 'Atrium', email: 'no-reply@atrium.example', avatar: null };

/** Puts an email of the core into the inbox; malformed ones are ignored, because the core's version is unknown. */
export async function receiveCoreMail(store: BackendStore, sent: unknown): Promise<void> {
  const { data } = z.safeParse(CoreMail, sent);
  // On a server, an email for somebody without an account leaves; it is in nobody's inbox.
  if (!data || store.account === 0) return;
  const emails = store.table(emailsTable);
  await emails.put({
    id: await emails.nextId(),
    from: sender,
    to: [data.to],
    cc: [],
    bcc: [],
    subject: data.subject,
    message: data.message,
    attachments: [],
    time: new Date(store.now()).toISOString(),
    isStarred: false,
    isRead: false,
    labels: [],
    folder: 'inbox',
    replies: [],
    rev: 0,
  });
}
