import type { Email } from 'shared/api';
import { growRows } from '../core/grow';

/** The added mails are older than those of the seed, a quarter of an hour each. */
export const growEmails = (emails: readonly Email[], wanted: number): Email[] =>
  growRows(emails, wanted, (email, index) => ({
    ...email,
    id: index + 1,
    subject: `${email.subject} (${index + 1})`,
    time: `@-${index * 15 + 100_000}m`,
    replies: [],
    isRead: true,
  }));
