import type { Email } from 'shared/api';
import { growRows } from '../core/grow';

const minute = 60_000;

/** The added mails are older than those of the seed, a quarter of an hour each. */
export const growEmails = (emails: readonly Email[], wanted: number, anchor: number): Email[] =>
  growRows(emails, wanted, (email, index) => ({
    ...email,
    id: index + 1,
    subject: `${email.subject} (${index + 1})`,
    time: new Date(anchor - (index * 15 + 100_000) * minute).toISOString(),
    replies: [],
    isRead: true,
  }));
