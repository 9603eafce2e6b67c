import {
  call,
  type Email,
  EmailAnswer,
  type EmailAttachment,
  EmailDraft,
  type EmailMessage,
  type EmailSender,
  EmailToSend,
  type MockCall,
  type MockStore,
  type Person,
  Recipient,
  RecipientQuery,
  type User,
} from 'shared/api';
import * as z from 'zod/mini';
import { contactsKey } from '../chat/tables';
import { created, ok, refuseField, unknown } from '../core/answer';
import { createSearch } from '../core/list';
import { usersKey } from '../users/tables';
import { emailsKey } from './tables';

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
}

/** An address without a name is named after whoever it belongs to, or after itself. */
const toPeople = (store: MockStore, addresses: readonly Address[] | null | undefined): Person[] =>
  (addresses ?? []).map(({ name, email }) => {
    const users = store.table(usersKey).all();
    return { name: name?.trim() || (users.find((user) => user.email === email)?.fullName ?? email), email };
  });

function toSender(store: MockStore, user: User | null): EmailSender {
  const sender = user ?? store.table(usersKey).get(1);
  return { name: sender?.fullName ?? '', email: sender?.email ?? '', avatar: sender?.avatar ?? null };
}

/** The fields of a message that were sent; the others stay as they are. */
function toMessage(store: MockStore, content: Content, before: EmailMessage): EmailMessage {
  const { to, cc, bcc, subject, message, attachments } = content;
  return {
    ...before,
    to: to ? toPeople(store, to) : before.to,
    cc: cc ? toPeople(store, cc) : before.cc,
    bcc: bcc ? toPeople(store, bcc) : before.bcc,
    subject: subject ?? before.subject,
    message: message ?? before.message,
    attachments: attachments?.map((file) => ({ ...file, thumbnail: file.thumbnail ?? null })) ?? before.attachments,
    time: new Date(store.now()).toISOString(),
  };
}

function createEmail(store: MockStore, user: User | null): Email {
  const message = { id: store.table(emailsKey).nextId(), subject: '', message: '', time: '' };
  const nobody = { to: [], cc: [], bcc: [] };
  const flags = { isStarred: false, isRead: true, labels: [], folder: 'sent' as const, replies: [] };
  return { ...message, ...nobody, ...flags, from: toSender(store, user), attachments: [] };
}

/** Lets a sent message join the thread of the mail that it answers. */
function joinThread(
  store: MockStore,
  { isStarred, isRead, labels, folder, replies, isSending, inReplyTo, ...reply }: Email,
) {
  const answered = inReplyTo === undefined ? undefined : store.table(emailsKey).get(inReplyTo);
  if (answered) store.table(emailsKey).put({ ...answered, replies: [...answered.replies, reply] });
}

const isDraft = (email: Email | undefined) => email?.folder === 'draft';

const send = call({
  method: 'POST',
  path: '/apps/email/send-email',
  summary: 'Send a mail: it stands in sent, joins the mail it answers, and the draft it was goes',
  notes:
    'At least one of to, cc and bcc names somebody. A mail that waits for its undo is a draft with isSending until it is sent.',
  input: EmailToSend,
  answer: EmailAnswer,
  success: [201],
  refusals: [400, 404],
  needs: ['users'],
  handle(store, { input, user }) {
    const emails = store.table(emailsKey);
    const { inReplyTo, draftId } = input;
    if (![input.to, input.cc, input.bcc].some((list) => list && list.length > 0)) {
      return refuseField('to', 'At least one recipient is needed.');
    }
    if (typeof inReplyTo === 'number' && !emails.get(inReplyTo)) return unknown('mail');
    if (typeof draftId === 'number' && !isDraft(emails.get(draftId))) return unknown('draft');
    const email: Email = {
      ...createEmail(store, user),
      ...toMessage(store, input, createEmail(store, user)),
      ...(typeof inReplyTo === 'number' && { inReplyTo }),
    };
    emails.put(email);
    joinThread(store, email);
    if (typeof draftId === 'number') emails.delete(draftId);
    return created({ email });
  },
});

const saveDraft = call({
  method: 'POST',
  path: '/apps/email/save-draft',
  summary: 'Keep a draft; with an id that draft is updated',
  input: EmailDraft,
  answer: EmailAnswer,
  success: [200, 201],
  refusals: [404],
  needs: ['users'],
  handle(store, { input, user }) {
    const emails = store.table(emailsKey);
    const { id, inReplyTo, isSending } = input;
    const known = typeof id === 'number' ? emails.get(id) : undefined;
    if (typeof id === 'number' && !isDraft(known)) return unknown('draft');
    if (typeof inReplyTo === 'number' && !emails.get(inReplyTo)) return unknown('mail');
    const before: Email = known ?? { ...createEmail(store, user), folder: 'draft' };
    const email: Email = {
      ...before,
      ...toMessage(store, input, before),
      ...(typeof inReplyTo === 'number' && { inReplyTo }),
      isSending: isSending ?? undefined,
    };
    emails.put(email);
    return known ? ok({ email }) : created({ email });
  },
});

const recipients = call({
  method: 'GET',
  path: '/apps/email/recipients',
  summary: 'Whom a mail may go to: contacts first, then users, at most 50',
  input: RecipientQuery,
  answer: z.array(Recipient),
  needs: ['chat', 'users'],
  handle(store, { input: { q } }) {
    const search = createSearch(q);
    const people = [...store.table(contactsKey).all(), ...store.table(usersKey).all()];
    const byEmail = new Map<string, Recipient>();
    for (const { fullName, email, avatar } of people) {
      if (byEmail.size === 50) break;
      if (!byEmail.has(email) && search(fullName, email)) byEmail.set(email, { name: fullName, email, avatar });
    }
    return ok([...byEmail.values()]);
  },
});

export const writeCalls: MockCall[] = [send, saveDraft, recipients];
