import {
  type Addressee,
  answerCall,
  type BackendStore,
  created,
  findByProvenEmail,
  ok,
  type Person,
  peopleKey,
  rejectField,
  rejectStale,
  unknown,
} from '@atrium/backend';
import { calls } from '../api/calls';
import {
  type Email,
  EmailAnswer,
  type EmailAttachment,
  EmailDraft,
  type EmailLabel,
  type EmailSender,
  EmailToSend,
} from '../api/schemas';
import { undoTime } from '../model/sending';
import { deliver, sendingTopics } from './delivery';
import { emailsKey } from './tables';
import { joinThread } from './thread';

interface Address {
  name?: string | null;
  email: string;
}

interface Content {
  to?: Address[] | null;
  cc?: Address[] | null;
  bcc?: Address[] | null;
  subject?: string | null;
  message?: string | null;
  attachments?: (Omit<EmailAttachment, 'thumbnail'> & { thumbnail?: string | null })[] | null;
  inReplyTo?: number | null;
  labels?: EmailLabel[] | null;
  isPlainText?: boolean | null;
}

/** Addresses without a name get that of their person, or themselves. */
const toAddressees = (store: BackendStore, addresses: readonly Address[]): Addressee[] =>
  addresses.map(({ name, email }) => ({
    name: name?.trim() || (findByProvenEmail(store, email)?.fullName ?? email),
    email,
  }));

function toSender(store: BackendStore, user: Person | null): EmailSender {
  const sender = user ?? store.table(peopleKey).get(1);
  return { name: sender?.fullName ?? '', email: sender?.email ?? '', avatar: sender?.avatar ?? null };
}

/** Given fields of a message; the others stay as they are. */
function toMessage(store: BackendStore, content: Content, before: Email): Email {
  const { to, cc, bcc, subject, message, attachments, labels, isPlainText } = content;
  return {
    ...before,
    to: to ? toAddressees(store, to) : before.to,
    cc: cc ? toAddressees(store, cc) : before.cc,
    bcc: bcc ? toAddressees(store, bcc) : before.bcc,
    subject: subject ?? before.subject,
    message: message ?? before.message,
    attachments: attachments?.map((file) => ({ ...file, thumbnail: file.thumbnail ?? null })) ?? before.attachments,
    labels: labels ?? before.labels,
    isPlainText: isPlainText ?? before.isPlainText,
    time: new Date(store.now()).toISOString(),
  };
}

function createEmail(store: BackendStore, user: Person | null): Email {
  const message = { id: store.table(emailsKey).nextId(), subject: '', message: '', time: '' };
  const nobody = { to: [], cc: [], bcc: [] };
  const flags = { isStarred: false, isRead: true, labels: [], folder: 'sent' as const, replies: [], rev: 0 };
  return { ...message, ...nobody, ...flags, from: toSender(store, user), attachments: [] };
}

/** Sending time of a draft; null for a past time. Lists order the draft by it. */
function readSending(
  store: BackendStore,
  { isSending, sendAt }: { isSending?: boolean | null | undefined; sendAt?: string | null | undefined },
): Partial<Pick<Email, 'isSending' | 'sendAt' | 'time'>> | null {
  if (isSending) return { isSending, sendAt: new Date(store.now() + undoTime).toISOString() };
  if (!sendAt) return {};
  const time = new Date(sendAt).toISOString();
  return Date.parse(time) > store.now() ? { sendAt: time, time } : null;
}

const isDraft = (email: Email | undefined) => email?.folder === 'draft';

/** Attachments are included as text. */
const maxEmailBytes = 8 * 1024 * 1024;

const send = answerCall(calls.sendEmail, {
  summary:
    'Send an email: it is put into sent, joins the email it answers, and its draft is deleted; one to oneself arrives',
  notes:
    'At least one of to, cc and bcc names somebody. An email that waits for its undo is a draft with isSending until it is sent.',
  input: EmailToSend,
  maxBytes: maxEmailBytes,
  answer: EmailAnswer,
  success: [201],
  rejections: [400, 404],
  needs: ['people'],
  sends: sendingTopics,
  handle(store, { input, user }) {
    const emails = store.table(emailsKey);
    const { inReplyTo, draftId } = input;
    if (![input.to, input.cc, input.bcc].some((list) => list && list.length > 0)) {
      return rejectField('to', 'At least one recipient is needed.');
    }
    if (typeof inReplyTo === 'number' && !emails.get(inReplyTo)) return unknown('mail');
    if (typeof draftId === 'number' && !isDraft(emails.get(draftId))) return unknown('draft');
    const email: Email = {
      ...toMessage(store, input, createEmail(store, user)),
      ...(typeof inReplyTo === 'number' && { inReplyTo }),
    };
    const stored = emails.put(email);
    joinThread(store, stored);
    deliver(store, stored);
    if (typeof draftId === 'number') emails.delete(draftId);
    return created({ email: stored });
  },
});

const saveDraft = answerCall(calls.saveDraft, {
  summary: 'Keep a draft; with an id that draft is updated',
  notes:
    'With rev it is refused where the draft has changed since. With isSending it is sent in ten seconds, with sendAt at that time: then it moves to sent by itself. Any other save takes that back.',
  input: EmailDraft,
  maxBytes: maxEmailBytes,
  answer: EmailAnswer,
  success: [200, 201],
  rejections: [400, 404, 409],
  needs: ['people'],
  handle(store, { input, user }) {
    const emails = store.table(emailsKey);
    const { id, inReplyTo } = input;
    const known = typeof id === 'number' ? emails.get(id) : undefined;
    if (typeof id === 'number' && !isDraft(known)) return unknown('draft');
    if (typeof inReplyTo === 'number' && !emails.get(inReplyTo)) return unknown('mail');
    const stale = known && rejectStale(known, input.rev);
    if (stale) return stale;
    const before: Email = known ?? { ...createEmail(store, user), folder: 'draft' };
    const sending = readSending(store, input);
    if (!sending) return rejectField('sendAt', 'This time is over.');
    const { isSending: _, sendAt: __, ...message } = toMessage(store, input, before);
    const stored = emails.put({ ...message, ...(typeof inReplyTo === 'number' && { inReplyTo }), ...sending });
    return known ? ok({ email: stored }) : created({ email: stored });
  },
});

export const writeCalls = [send, saveDraft];
