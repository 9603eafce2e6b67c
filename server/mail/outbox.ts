import {
  Addressee,
  type BackendSource,
  type BackendStore,
  defineBackend,
  defineTable,
  ReplyCall,
  z,
} from '@atrium/backend';
import { type CoreOptions, createReplyAddress } from '@atrium/core';
import { withOrganizer } from './withOrganizer';

/**
 * Messages that leave the server: those of the core, such as links to choose a password, and people's to addresses without
 * an account.
 */
const topics = ['frame.mail', 'mail.leaving'];

const Attachment = z.object({ fileName: z.string(), url: z.string() });

const LeavingMail = z.object({
  /** Recipient of replies; absent for an email of the core. */
  from: z.optional(Addressee),
  to: Addressee,
  subject: z.string(),
  message: z.string(),
  /** The address by which one click ends such emails (RFC 8058). */
  unsubscribe: z.optional(z.string()),
  /** The address that takes in an answer, of an email of the core. */
  replyTo: z.optional(z.string()),
  attachments: z.optional(z.array(Attachment)),
  /** What calendar programs read of an invitation (RFC 6047), and the call that takes in what they answer. */
  calendar: z.optional(z.object({ method: z.string(), text: z.string(), reply: z.optional(ReplyCall) })),
  /** Who hears on which topic what becomes of it, with its own words for which one it was. */
  receipt: z.optional(z.object({ topic: z.string(), about: z.unknown() })),
});
export type LeavingMail = z.infer<typeof LeavingMail>;

/** Answer to a `receipt`: taken by the mail server, refused for now and tried again, or given up. */
export interface MailReceipt {
  about: unknown;
  became: 'sent' | 'delayed' | 'failed';
}

/** An email that waits to leave. It lies beside the records: a call that fails sends none, and none is lost with a process. */
export interface OutboxMail extends LeavingMail {
  id: number;
  tries: number;
  /** A moment, in milliseconds. A process that sends it moves it on first, so that no other one takes it meanwhile. */
  nextTryAt: number;
  /** By whose call it is sent; 0 is nobody's. Absent of what was written by an earlier version. */
  account?: number;
}

export const outboxTable = defineTable<OutboxMail>()({
  name: 'outbox',
  isSilent: true,
  columns: { nextTryAt: 'number' },
  derived: { sender: ['number', ({ account = 0 }) => account] },
  indexes: [['nextTryAt'], ['sender', 'nextTryAt', 'id']],
});

type MakeAddress = CoreOptions['replyAddress'];

/** An invitation whose answers come to the server: calendar programs write to its organiser. */
async function withAnswers(store: BackendStore, mail: LeavingMail, replyAddress: MakeAddress): Promise<LeavingMail> {
  const { calendar } = mail;
  if (!calendar?.reply || !replyAddress) return mail;
  const { reply: call, text } = calendar;
  const token = await createReplyAddress(store, { personId: null, takes: 'calendar', call, link: null });
  return { ...mail, calendar: { ...calendar, text: withOrganizer(text, replyAddress(token)) } };
}

const createReceive = (replyAddress: MakeAddress) => async (store: BackendStore, sent: unknown) => {
  const { data } = z.safeParse(LeavingMail, sent);
  if (!data) return;
  const outbox = store.table(outboxTable);
  const { account = 0 } = store;
  const mail = await withAnswers(store, data, replyAddress);
  await outbox.put({ ...mail, id: await outbox.nextId(), tries: 0, nextTryAt: store.now(), account });
};

/** A backend without calls that takes in what is to leave. */
export const createOutboxSource = ({ replyAddress }: Pick<CoreOptions, 'replyAddress'>): BackendSource => ({
  prefixes: [],
  listens: topics,
  load: async () =>
    defineBackend({
      id: 'outbox',
      subject: null,
      calls: [],
      tables: [outboxTable],
      listeners: Object.fromEntries(topics.map((topic) => [topic, createReceive(replyAddress)])),
    }),
});
