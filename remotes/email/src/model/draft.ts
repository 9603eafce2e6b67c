import type { Email } from 'shared/api';
import type { MailContent } from './composition';
import { splitQuote } from './quote';

/** A draft as one goes on with it. */
export function contentOfDraft(draft: Email): MailContent & { draftId: number } {
  const { id, to, cc, bcc, subject, message, attachments, inReplyTo } = draft;
  return { draftId: id, to, cc, bcc, subject, attachments, inReplyTo, ...splitQuote(message) };
}
