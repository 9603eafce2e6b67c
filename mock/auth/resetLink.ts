import type { MockStore, User } from 'shared/api';
import { emailsKey } from '../email/tables';
import { usersKey } from '../users/tables';
import { type ResetLink, resetLinksKey } from './tables';

const validFor = 30 * 60_000;

/** A mail bears whole addresses, or its reader has nowhere to go. Over HTTP nobody knows where the page stands. */
const addressOf = (path: string) => `${globalThis.location?.origin ?? ''}${path}`;

/** Makes a link for a user, and puts the mail that carries it into the demo's inbox. */
export function createResetLink(store: MockStore, { id, fullName, email }: User): void {
  const token = crypto.randomUUID();
  store.table(resetLinksKey).put({ id: token, userId: id, expiresAt: store.now() + validFor });
  const emails = store.table(emailsKey);
  const address = addressOf(`/reset-password/${token}`);
  emails.put({
    id: emails.nextId(),
    from: { name: 'Atrium', email: 'no-reply@atrium.example', avatar: null },
    to: [{ name: fullName, email }],
    cc: [],
    bcc: [],
    subject: 'Reset your password',
    message:
      '<p>Somebody, we hope you, asked for a new password.</p>' +
      `<p><a href="${address}">Choose a new password</a></p>` +
      '<p>The link works once and for 30 minutes. If it was not you, nothing has changed.</p>',
    attachments: [],
    time: new Date(store.now()).toISOString(),
    isStarred: false,
    isRead: false,
    labels: [],
    folder: 'inbox',
    replies: [],
  });
}

/** A link that still works. */
export function findResetLink(store: MockStore, token: string): ResetLink | undefined {
  const link = store.table(resetLinksKey).get(token);
  return link && link.expiresAt >= store.now() && store.table(usersKey).get(link.userId) ? link : undefined;
}
