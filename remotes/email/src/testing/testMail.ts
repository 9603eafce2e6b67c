import type { EmailSummary } from '../api/schemas';

export const testMail = (given: Partial<EmailSummary> & { id: number }): EmailSummary => ({
  from: { name: 'Amira Haddad', email: 'amira@example.com', avatar: null },
  to: [],
  cc: [],
  bcc: [],
  subject: `Subject ${given.id}`,
  preview: 'Preview',
  attachments: [],
  time: '2026-01-15T09:00:00.000Z',
  isStarred: false,
  isRead: false,
  labels: [],
  folder: 'inbox',
  rev: 1,
  ...given,
});
