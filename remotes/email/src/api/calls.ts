import type { Done } from '@atrium/backend';
import { defineCall } from '@atrium/contract';
import type {
  EmailAnswer,
  EmailDraft,
  EmailIds,
  EmailInContext,
  EmailLabelToggle,
  EmailList,
  EmailLookup,
  EmailNeighbourQuery,
  EmailQuery,
  EmailSummaryList,
  EmailToSend,
  EmailUpdate,
  Recipient,
  RecipientQuery,
} from './schemas';

export const calls = {
  getEmails: defineCall<EmailQuery, EmailList | EmailSummaryList>({ method: 'GET', path: '/apps/email/emails' }),
  getEmail: defineCall<EmailLookup, EmailInContext>({ method: 'GET', path: '/apps/email/get-email' }),
  getNeighbour: defineCall<EmailNeighbourQuery, EmailInContext>({ method: 'GET', path: '/apps/email/paginate-email' }),
  updateEmails: defineCall<EmailUpdate, Done>({ method: 'POST', path: '/apps/email/update-emails' }),
  toggleLabel: defineCall<EmailLabelToggle, Done>({ method: 'POST', path: '/apps/email/update-emails-label' }),
  deleteEmails: defineCall<EmailIds, Done>({ method: 'POST', path: '/apps/email/delete-emails' }),
  sendEmail: defineCall<EmailToSend, EmailAnswer>({ method: 'POST', path: '/apps/email/send-email' }),
  saveDraft: defineCall<EmailDraft, EmailAnswer>({ method: 'POST', path: '/apps/email/save-draft' }),
  getRecipients: defineCall<RecipientQuery, Recipient[]>({ method: 'GET', path: '/apps/email/recipients' }),
};
