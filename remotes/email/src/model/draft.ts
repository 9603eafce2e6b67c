import type { Email } from '../api/schemas';
import type { MailContent } from './composition';
import { splitQuote } from './quote';

/** A draft as one goes on with it. */
export function contentOfDraft(draft: Email): MailContent & { draftId: number; draftRev: number } {
  const { id, rev, to, cc, bcc, subject, message, attachments, inReplyTo } = draft;
  return { draftId: id, draftRev: rev, to, cc, bcc, subject, attachments, inReplyTo, ...splitQuote(message) };
}
