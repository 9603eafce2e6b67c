import type { Addressee } from '@atrium/backend';
import type { EmailAttachment, EmailLabel, EmailMessage } from '../api/schemas';

export type RecipientKind = 'to' | 'cc' | 'bcc';
export const recipientKinds: readonly RecipientKind[] = ['to', 'cc', 'bcc'];

export interface MailContent extends Record<RecipientKind, Addressee[]> {
  typed: Partial<Record<RecipientKind, string>>;
  subject: string;
  html: string;
  /** Quoted message as markup, below the own text. */
  quote: string;
  attachments: EmailAttachment[];
  labels: EmailLabel[];
  isPlainText: boolean;
  inReplyTo?: number | undefined;
}

/** `small`: minimized to its title at the foot of the page. */
export type WindowSize = 'normal' | 'small' | 'large';

export interface Composition extends MailContent {
  key: string;
  draftId?: number | undefined;
  draftRev?: number | undefined;
  /** Message of an inline answer; undefined in a window. */
  threadId?: number | undefined;
  size: WindowSize;
}

export const blankContent: MailContent = {
  to: [],
  cc: [],
  bcc: [],
  typed: {},
  subject: '',
  html: '',
  quote: '',
  attachments: [],
  labels: [],
  isPlainText: false,
};

export const contentFields = [
  ...recipientKinds,
  'typed',
  'subject',
  'html',
  'quote',
  'attachments',
  'labels',
  'isPlainText',
] as const;

export const contentOf = ({ inReplyTo, ...composition }: Composition): MailContent => ({
  ...pickFields(composition),
  ...(inReplyTo === undefined ? {} : { inReplyTo }),
});

const pickFields = ({ to, cc, bcc, typed, subject, html, quote, attachments, labels, isPlainText }: MailContent) => ({
  ...{ to, cc, bcc, typed, subject, html, quote, attachments, labels, isPlainText },
});

export const hasSameContent = (one: MailContent, other: MailContent): boolean =>
  contentFields.every((part) => one[part] === other[part]);

/** Content that reuses equal parts of another one: after storage they are copies. */
export const withFieldsOf = (content: MailContent, other: MailContent): MailContent => ({
  ...content,
  ...Object.fromEntries(
    contentFields
      .filter((part) => JSON.stringify(content[part]) === JSON.stringify(other[part]))
      .map((part) => [part, other[part]]),
  ),
});

/** Nothing worth saving: no text, files or recipients. */
export const isBlank = ({ to, cc, bcc, typed, subject, html, attachments }: MailContent): boolean =>
  [to, cc, bcc, attachments].every((list) => list.length === 0) &&
  [subject, ...Object.values(typed)].every((text) => text.trim() === '') &&
  !hasText(html);

/** Pictures count as text. */
export const hasText = (html: string): boolean =>
  /<img\b/i.test(html) || html.replace(/<[^>]*>|&nbsp;/g, '').trim() !== '';

export const recipientsOf = (content: MailContent, kind: RecipientKind): Addressee[] => {
  const typed = content.typed[kind]?.trim();
  return typed ? [...content[kind], { name: '', email: typed }] : content[kind];
};

const addressesOf = (people: readonly Addressee[]) => people.map(({ email }) => email.trim()).join();

export const holdsContent = (draft: EmailMessage, content: MailContent): boolean =>
  draft.subject === content.subject &&
  draft.message === content.html + content.quote &&
  recipientKinds.every((kind) => addressesOf(draft[kind]) === addressesOf(recipientsOf(content, kind))) &&
  draft.attachments.map(({ url }) => url).join() === content.attachments.map(({ url }) => url).join();

export const toMessage = (content: MailContent) => {
  const { html, quote, subject, attachments, labels, isPlainText, inReplyTo } = content;
  const people = {
    to: recipientsOf(content, 'to'),
    cc: recipientsOf(content, 'cc'),
    bcc: recipientsOf(content, 'bcc'),
  };
  return { ...people, subject, message: html + quote, attachments, labels, isPlainText, inReplyTo };
};
