import { scaleUpRows } from '@atrium/backend';
import type { Email } from '../api/schemas';

const minute = 60_000;

/** Added emails are older than those of the seed, 15 minutes apart. */
export const scaleUpEmails = (emails: readonly Email[], wanted: number, anchor: number): Email[] =>
  scaleUpRows(emails, wanted, (email, index) => ({
    ...email,
    id: index + 1,
    subject: `${email.subject} (${index + 1})`,
    time: new Date(anchor - (index * 15 + 100_000) * minute).toISOString(),
    replies: [],
    isRead: true,
  }));
