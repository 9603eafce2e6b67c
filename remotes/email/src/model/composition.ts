import type { Addressee } from '@atrium/backend';
import type { EmailAttachment, EmailLabel, EmailMessage } from '../api/schemas';

export type RecipientKind = 'to' | 'cc' | 'bcc';
export const recipientKinds: readonly RecipientKind[] = ['to', 'cc', 'bcc'];

/** A message as a person writes it. */
export interface MailContent extends Record<RecipientKind, Addressee[]> {
  /** Text in these fields that is no recipient yet. */
  typed: Partial<Record<RecipientKind, string>>;
  subject: string;
  /** The own text, as markup. */
  html: string;
  /** The message that is answered or forwarded, as markup; it goes under the own text. */
  quote: string;
  attachments: EmailAttachment[];
  labels: EmailLabel[];
  /** Written without formatting. */
  isPlainText: boolean;
  inReplyTo?: number | undefined;
}

/** `small`: only its title is seen, at the foot of the page. */
export type WindowSize = 'normal' | 'small' | 'large';

/** A message that is being written. */
export interface Composition extends MailContent {
  /** Names the window. */
  key: string;
  /** The draft that holds it, once there is one. */
  draftId?: number | undefined;
  /** Revision of that draft when it was read or saved last. */
  draftRev?: number | undefined;
  /** The message under which it is written; in a window none. */
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

/** The parts of a message that are saved, each as a whole. */
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

/** The content alone, without its window and draft. */
export const contentOf = ({ inReplyTo, ...composition }: Composition): MailContent => ({
  ...pickFields(composition),
  ...(inReplyTo === undefined ? {} : { inReplyTo }),
});

const pickFields = ({ to, cc, bcc, typed, subject, html, quote, attachments, labels, isPlainText }: MailContent) => ({
  ...{ to, cc, bcc, typed, subject, html, quote, attachments, labels, isPlainText },
});

export const hasSameContent = (one: MailContent, other: MailContent): boolean =>
  contentFields.every((part) => one[part] === other[part]);

/** A content whose parts are those of another one wherever they say the same: kept as text, they come back as copies. */
export const withFieldsOf = (content: MailContent, other: MailContent): MailContent => ({
  ...content,
  ...Object.fromEntries(
    contentFields
      .filter((part) => JSON.stringify(content[part]) === JSON.stringify(other[part]))
      .map((part) => [part, other[part]]),
  ),
});

/** Nothing that would be worth keeping: no words, no files, nobody to send it to. */
export const isBlank = ({ to, cc, bcc, typed, subject, html, attachments }: MailContent): boolean =>
  [to, cc, bcc, attachments].every((list) => list.length === 0) &&
  [subject, ...Object.values(typed)].every((text) => text.trim() === '') &&
  !hasText(html);

/** A picture counts as well. */
export const hasText = (html: string): boolean =>
  /<img\b/i.test(html) || html.replace(/<[^>]*>|&nbsp;/g, '').trim() !== '';

/** The recipients with those that are still being typed: half an address is kept too. */
export const recipientsOf = (content: MailContent, kind: RecipientKind): Addressee[] => {
  const typed = content.typed[kind]?.trim();
  return typed ? [...content[kind], { name: '', email: typed }] : content[kind];
};

const addressesOf = (people: readonly Addressee[]) => people.map(({ email }) => email.trim()).join();

/** Does a draft hold just this? */
export const holdsContent = (draft: EmailMessage, content: MailContent): boolean =>
  draft.subject === content.subject &&
  draft.message === content.html + content.quote &&
  recipientKinds.every((kind) => addressesOf(draft[kind]) === addressesOf(recipientsOf(content, kind))) &&
  draft.attachments.map(({ url }) => url).join() === content.attachments.map(({ url }) => url).join();

/** A message as the API takes it. */
export const toMessage = (content: MailContent) => {
  const { html, quote, subject, attachments, labels, isPlainText, inReplyTo } = content;
  const people = {
    to: recipientsOf(content, 'to'),
    cc: recipientsOf(content, 'cc'),
    bcc: recipientsOf(content, 'bcc'),
  };
  return { ...people, subject, message: html + quote, attachments, labels, isPlainText, inReplyTo };
};
