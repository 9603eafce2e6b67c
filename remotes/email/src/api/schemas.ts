import { Addressee, Filter, Id, Ids, Paging, Rev, Text, z } from '@atrium/backend';
import { EmailAddress } from '@atrium/backend/account';

export const EmailFolder = z.enum(['inbox', 'archive', 'snoozed', 'sent', 'draft', 'spam', 'trash']);
export type EmailFolder = z.infer<typeof EmailFolder>;

export const EmailLabel = z.enum(['private', 'company', 'important', 'personal']);
export type EmailLabel = z.infer<typeof EmailLabel>;

export const EmailSender = z.extend(Addressee, { avatar: z.nullable(z.string()) });
export type EmailSender = z.infer<typeof EmailSender>;

/** `size` in bytes; `thumbnail`: icon of the kind of file. */
export const EmailAttachment = z.object({
  fileName: z.string(),
  thumbnail: z.nullable(z.string()),
  url: z.string(),
  size: z.int(),
});
export type EmailAttachment = z.infer<typeof EmailAttachment>;

export const EmailMessage = z.object({
  id: z.int(),
  from: EmailSender,
  to: z.array(Addressee),
  cc: z.array(Addressee),
  bcc: z.array(Addressee),
  subject: z.string(),
  /** HTML. */
  message: z.string(),
  attachments: z.array(EmailAttachment),
  /** ISO 8601. */
  time: z.string(),
});
export type EmailMessage = z.infer<typeof EmailMessage>;

export const Email = z.extend(EmailMessage, {
  isStarred: z.boolean(),
  isRead: z.boolean(),
  labels: z.array(EmailLabel),
  folder: EmailFolder,
  /** The later messages of the thread, oldest first. */
  replies: z.array(EmailMessage),
  /** Draft within its undo time. */
  isSending: z.optional(z.boolean()),
  /** Sending time of a draft: within its undo time, or scheduled. ISO 8601. */
  sendAt: z.optional(z.string()),
  /** Binned while scheduled: the time may be past when it is restored. */
  wasBinned: z.optional(z.boolean()),
  snoozedUntil: z.optional(z.string()),
  /** Return time of a snoozed email, which is its place in a list. */
  returnedAt: z.optional(z.string()),
  isPlainText: z.optional(z.boolean()),
  inReplyTo: z.optional(z.int()),
  rev: z.int(),
});
export type Email = z.infer<typeof Email>;

/** Email in a list: with the first words as plain text instead of message and replies. */
export const EmailSummary = z.extend(z.omit(Email, { message: true, replies: true }), { preview: z.string() });
export type EmailSummary = z.infer<typeof EmailSummary>;

/** Unread in inbox and spam, and all drafts, unaffected by filters. */
export const EmailsMeta = z.object({ inbox: z.int(), draft: z.int(), spam: z.int() });
export type EmailsMeta = z.infer<typeof EmailsMeta>;

export const EmailList = z.object({ emails: z.array(Email), emailsMeta: EmailsMeta, total: z.optional(z.int()) });
export type EmailList = z.infer<typeof EmailList>;

/** The answer with `summary=1`. */
export const EmailSummaryList = z.object({
  emails: z.array(EmailSummary),
  emailsMeta: EmailsMeta,
  total: z.optional(z.int()),
});
export type EmailSummaryList = z.infer<typeof EmailSummaryList>;

/** previous: the older neighbour; next: the newer one. */
export const EmailInContext = z.extend(Email, { hasPreviousMail: z.boolean(), hasNextMail: z.boolean() });
export type EmailInContext = z.infer<typeof EmailInContext>;

export const Recipient = EmailSender;
export type Recipient = z.infer<typeof Recipient>;

const View = { folder: Filter, label: Filter, q: Filter };

/** `folder` absent: inbox; '': all but trash; `starred`: starred ones outside trash. */
export const EmailQuery = z.extend(Paging, { ...View, summary: z.nullish(z.string()) });
export type EmailQuery = z.input<typeof EmailQuery>;

/** ISO 8601 of any zone; stored in UTC. */
const Moment = z.string().check(z.refine((text) => !Number.isNaN(Date.parse(text))));

export const EmailUpdate = z.object({
  emailIds: Ids,
  dataToUpdate: z.object({
    folder: z.optional(EmailFolder),
    isRead: z.optional(z.boolean()),
    isStarred: z.optional(z.boolean()),
    labels: z.optional(z.array(EmailLabel)),
    /** With the folder `snoozed`. */
    snoozedUntil: z.optional(Moment),
  }),
});
export type EmailUpdate = z.input<typeof EmailUpdate>;

export const EmailLabelToggle = z.object({ emailIds: Ids, label: EmailLabel });
export type EmailLabelToggle = z.input<typeof EmailLabelToggle>;

/** Folder, label and q scope the neighbours to the list in view. */
export const EmailLookup = z.object({ id: Id, ...View });
export type EmailLookup = z.input<typeof EmailLookup>;

export const EmailNeighbourQuery = z.object({ emailId: Id, dir: z.enum(['previous', 'next']), ...View });
export type EmailNeighbourQuery = z.input<typeof EmailNeighbourQuery>;

/** Typed address; the name is optional. */
export const Address = z.object({ name: z.nullish(z.string()), email: EmailAddress });
const LooseAddress = z.object({ name: z.nullish(z.string()), email: z.string() });

const AttachmentInput = z.object({
  fileName: Text,
  url: z.string(),
  size: z.int(),
  thumbnail: z.nullish(z.string()),
});

const Content = {
  subject: z.nullish(z.string()),
  message: z.nullish(z.string()),
  attachments: z.nullish(z.array(AttachmentInput)),
  inReplyTo: z.nullish(Id),
  labels: z.nullish(z.array(EmailLabel)),
  isPlainText: z.nullish(z.boolean()),
};

export const EmailToSend = z.object({
  ...Content,
  to: z.nullish(z.array(Address)),
  cc: z.nullish(z.array(Address)),
  bcc: z.nullish(z.array(Address)),
  draftId: z.nullish(Id),
});
export type EmailToSend = z.input<typeof EmailToSend>;

/**
 * With an id, updates that draft; absent fields stay. A changed draft is no longer scheduled, unless isSending (soon,
 * with undo) or sendAt is given.
 */
export const EmailDraft = z.object({
  ...Content,
  id: z.nullish(Id),
  rev: Rev,
  to: z.nullish(z.array(LooseAddress)),
  cc: z.nullish(z.array(LooseAddress)),
  bcc: z.nullish(z.array(LooseAddress)),
  isSending: z.nullish(z.boolean()),
  sendAt: z.nullish(Moment),
});
export type EmailDraft = z.input<typeof EmailDraft>;

export const EmailAnswer = z.object({ email: Email });
export type EmailAnswer = z.infer<typeof EmailAnswer>;

export const EmailIds = z.object({ emailIds: Ids });
export type EmailIds = z.input<typeof EmailIds>;

export const RecipientQuery = z.object({ q: Filter });
export type RecipientQuery = z.input<typeof RecipientQuery>;
