import type { Addressee } from 'shared/backend';
import type { EmailAttachment, EmailMessage } from '../api/schemas';

/** What a person has written of a mail. */
export interface MailContent {
  to: Addressee[];
  cc: Addressee[];
  bcc: Addressee[];
  subject: string;
  /** What one writes oneself, as markup. */
  html: string;
  /** What one answers or passes on, as markup; it goes under one's own words. */
  quote: string;
  attachments: EmailAttachment[];
  inReplyTo?: number | undefined;
}

/** A mail in the window that it is written in. */
export interface Composition extends MailContent {
  /** Names the window. */
  key: string;
  /** The draft that holds it, once there is one. */
  draftId?: number | undefined;
  /** What that draft was when it was read or saved last. */
  draftRev?: number | undefined;
}

export const blankContent: MailContent = {
  to: [],
  cc: [],
  bcc: [],
  subject: '',
  html: '',
  quote: '',
  attachments: [],
};

/** Nothing that would be worth keeping: no words, no files, nobody to send it to. */
export const isBlank = ({ to, cc, bcc, subject, html, attachments }: MailContent): boolean =>
  [to, cc, bcc, attachments].every((list) => list.length === 0) && subject.trim() === '' && !hasText(html);

export const hasText = (html: string): boolean => html.replace(/<[^>]*>|&nbsp;/g, '').trim() !== '';

const addressesOf = (people: readonly Addressee[]) => people.map(({ email }) => email.trim()).join();

/** Whether a draft holds just this. */
export const holdsContent = (draft: EmailMessage, content: MailContent): boolean =>
  draft.subject === content.subject &&
  draft.message === content.html + content.quote &&
  addressesOf(draft.to) === addressesOf(content.to) &&
  addressesOf(draft.cc) === addressesOf(content.cc) &&
  addressesOf(draft.bcc) === addressesOf(content.bcc) &&
  draft.attachments.map(({ url }) => url).join() === content.attachments.map(({ url }) => url).join();

/** A mail as the API takes it. */
export const toMessage = ({ html, quote, ...content }: MailContent) => ({ ...content, message: html + quote });
