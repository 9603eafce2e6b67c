import { Addressee, type BackendStore, z } from '@atrium/backend';
import { emailsKey } from './tables';

/** The topic of the emails that the frame sends, such as links to choose a new password. */
export const coreMailTopic = 'frame.mail';

const CoreMail = z.object({ to: Addressee, subject: z.string(), message: z.string() });

const sender = { name: 'Atrium', email: 'no-reply@atrium.example', avatar: null };

/** Puts an email of the frame into the inbox; what is none is left out, for the app cannot know which frame it runs in. */
export function receiveCoreMail(store: BackendStore, sent: unknown): void {
  const { data } = z.safeParse(CoreMail, sent);
  // On a server an email for somebody without an account leaves; it is in nobody's inbox.
  if (!data || store.account === 0) return;
  const emails = store.table(emailsKey);
  emails.put({
    id: emails.nextId(),
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
