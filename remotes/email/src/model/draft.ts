import type { Email } from '../api/schemas';
import { blankContent, type MailContent } from './composition';
import { toPlainText } from './plainText';
import { splitQuote } from './quote';

export function contentOfDraft(draft: Email): MailContent & { draftId: number; draftRev: number } {
  const { id, rev, to, cc, bcc, subject, message, attachments, inReplyTo, labels, isPlainText = false } = draft;
  const { html, quote } = splitQuote(message);
  return {
    ...blankContent,
    ...{ draftId: id, draftRev: rev, to, cc, bcc, subject, attachments, inReplyTo, labels, isPlainText, quote },
    html: isPlainText ? toPlainText(html) : html,
  };
}
