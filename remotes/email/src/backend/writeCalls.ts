import {
  answerCall,
  type BackendStore,
  created,
  findPeopleByProvenEmail,
  ok,
  type Person,
  peopleTable,
  rejectField,
  rejectStale,
  toAccountName,
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
import { emailsTable } from './tables';
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

async function toSender(store: BackendStore, user: Person | null): Promise<EmailSender> {
  const sender = user ?? (await store.table(peopleTable).get(1));
  return { name: sender?.fullName ?? '', email: sender?.email ?? '', avatar: sender?.avatar ?? null };
}

/** Given fields of a message; the others stay as they are. Addresses without a name get that of their person, or themselves. */
async function toMessage(store: BackendStore, content: Content, before: Email): Promise<Email> {
  const { to, cc, bcc, subject, message, attachments, labels, isPlainText } = content;
  const unnamed = [to, cc, bcc].flatMap((list) => list ?? []).filter(({ name }) => !name?.trim());
  const people = await findPeopleByProvenEmail(
    store,
    unnamed.map(({ email }) => email),
  );
  const toAddressee = ({ name, email }: Address) => ({
    name: name?.trim() || (people.get(toAccountName(email))?.fullName ?? email),
    email,
  });
  return {
    ...before,
    to: to?.map(toAddressee) ?? before.to,
    cc: cc?.map(toAddressee) ?? before.cc,
    bcc: bcc?.map(toAddressee) ?? before.bcc,
    subject: subject ?? before.subject,
    message: message ?? before.message,
    attachments: attachments?.map((file) => ({ ...file, thumbnail: file.thumbnail ?? null })) ?? before.attachments,
    labels: labels ?? before.labels,
    isPlainText: isPlainText ?? before.isPlainText,
    time: new Date(store.now()).toISOString(),
  };
}

async function createEmail(store: BackendStore, user: Person | null): Promise<Email> {
  const message = { id: await store.table(emailsTable).nextId(), subject: '', message: '', time: '' };
  const nobody = { to: [], cc: [], bcc: [] };
  const flags = { isStarred: false, isRead: true, labels: [], folder: 'sent' as const, replies: [], rev: 0 };
  return { ...message, ...nobody, ...flags, from: await toSender(store, user), attachments: [] };
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
  async handle(store, { input, user }) {
    const emails = store.table(emailsTable);
    const { inReplyTo, draftId } = input;
    if (![input.to, input.cc, input.bcc].some((list) => list && list.length > 0)) {
      return rejectField('to', 'At least one recipient is needed.');
    }
    if (typeof inReplyTo === 'number' && !(await emails.get(inReplyTo))) return unknown('mail');
    if (typeof draftId === 'number' && !isDraft(await emails.get(draftId))) return unknown('draft');
    const email: Email = {
      ...(await toMessage(store, input, await createEmail(store, user))),
      ...(typeof inReplyTo === 'number' && { inReplyTo }),
    };
    const stored = await emails.put(email);
    await joinThread(store, stored);
    await deliver(store, stored);
    if (typeof draftId === 'number') await emails.delete(draftId);
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
  async handle(store, { input, user }) {
    const emails = store.table(emailsTable);
    const { id, inReplyTo } = input;
    const known = typeof id === 'number' ? await emails.get(id) : undefined;
    if (typeof id === 'number' && !isDraft(known)) return unknown('draft');
    if (typeof inReplyTo === 'number' && !(await emails.get(inReplyTo))) return unknown('mail');
    const stale = known && rejectStale(known, input.rev);
    if (stale) return stale;
    const before: Email = known ?? { ...(await createEmail(store, user)), folder: 'draft' };
    const sending = readSending(store, input);
    if (!sending) return rejectField('sendAt', 'This time is over.');
    const { isSending: _, sendAt: __, ...message } = await toMessage(store, input, before);
    const stored = await emails.put({ ...message, ...(typeof inReplyTo === 'number' && { inReplyTo }), ...sending });
    return known ? ok({ email: stored }) : created({ email: stored });
  },
});

export const writeCalls = [send, saveDraft];
