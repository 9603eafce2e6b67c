import type { EmailAttachment, Person } from 'shared/api';

/** What a person has written of a mail. */
export interface MailContent {
  to: Person[];
  cc: Person[];
  bcc: Person[];
  subject: string;
  /** What one writes oneself, as markup. */
  html: string;
  /** What one answers or passes on, as markup; it stands under one's own words. */
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

/** A mail as the API takes it. */
export const toMessage = ({ html, quote, ...content }: MailContent) => ({ ...content, message: html + quote });
