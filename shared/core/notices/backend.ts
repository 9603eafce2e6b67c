import {
  asc,
  type BackendStore,
  type Due,
  defineBackend,
  defineTable,
  eq,
  hasProvenEmail,
  lte,
  NotificationToSend,
  notificationTopic,
  type Person,
  peopleTable,
  sendTo,
  z,
} from '@atrium/backend';
import { accountLanguage } from '@atrium/backend/account';
import { composeEmail } from '@atrium/backend/emails';
import { mailTopic, nobody } from '../auth/coreMail';
import { seal, unseal } from '../auth/seal';
import type { CoreOptions } from '../options/CoreOptions';
import { changeNotices, emailChoice, readNotices, withoutEmails } from '../shell/noticeSettings';
import { composeNotices, noticeEmails } from './composeNotices';
import { inLanguage } from './inLanguage';
import { afterQuiet, nextDigest } from './noticeTimes';
import { createReplyAddress, replyAddressesTable } from './replyAddresses';

type Notice = Omit<NotificationToSend, 'to' | 'code'> & Partial<Pick<NotificationToSend, 'code'>>;

/** A notification that leaves by email, at its time. */
interface WaitingNotice extends Notice {
  id: number;
  personId: number;
  /** True where it comes with others of a day or a week. */
  isDigest: boolean;
  dueAt: number;
}

const waitingTable = defineTable<WaitingNotice>()({
  name: 'waitingNotices',
  columns: { personId: 'number', dueAt: 'number' },
  indexes: [['dueAt'], ['personId', 'dueAt', 'id']],
});

/** Notices in one email; of more, it says how many there are. */
const maxNotices = 50;
/** People who get theirs in one run of the job. */
const maxPeople = 50;

/** Only to somebody who is there, at an address that is proven theirs. */
const isReachable = (person: Person | undefined): person is Person =>
  person?.status === 'active' && hasProvenEmail(person);

/** Puts a notification aside for those who want an email of its kind. */
async function receive(store: BackendStore, sent: unknown): Promise<void> {
  const { data } = z.safeParse(NotificationToSend, sent);
  if (!data) return;
  const { to, ...notice } = data;
  const waiting = store.table(waitingTable);
  for (const person of await store.table(peopleTable).getMany([...new Set(to)])) {
    const notices = await readNotices(store, person.id);
    const choice = emailChoice(notices, notice.kind);
    if (choice === 'off' || !isReachable(person)) continue;
    const zone = person.preferences?.timeZone ?? '';
    const isDigest = choice === 'digest';
    const dueAt = isDigest ? nextDigest(store.now(), zone, notices.digest) : afterQuiet(store.now(), zone, notices);
    await waiting.put({ ...notice, id: await waiting.nextId(), personId: person.id, isDigest, dueAt });
  }
}

const unsubscribePurpose = 'unsubscribe';

/** The end of the address by which one click ends emails (RFC 8058): it opens nothing else, and is nobody else's. */
const createUnsubscribeToken = async (store: BackendStore, personId: number, what: string): Promise<string> =>
  (await seal(store, unsubscribePurpose, `${personId} ${what}`))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');

/** Ends emails of a kind, or the digest, by the token of an address; false where it is none. */
export async function unsubscribe(store: BackendStore, token: string): Promise<boolean> {
  const sealed = token.replaceAll('-', '+').replaceAll('_', '/');
  const opened = await unseal(store, unsubscribePurpose, sealed).catch(() => '');
  const [personId = '', what = ''] = opened.split(' ');
  if (!what || !(await store.table(peopleTable).get(Number(personId)))) return false;
  await changeNotices(store, Number(personId), withoutEmails(await readNotices(store, Number(personId)), what));
  return true;
}

type Sending = Pick<CoreOptions, 'notificationText' | 'replyAddress'>;

/** The address for answers to an email about one thing; undefined where it cannot be answered. */
async function replyToOf(
  store: BackendStore,
  personId: number,
  [notice, ...others]: readonly Notice[],
  replyAddress: CoreOptions['replyAddress'],
): Promise<string | undefined> {
  if (!notice?.reply || others.length > 0 || !replyAddress) return undefined;
  const { reply: call, link } = notice;
  return replyAddress(await createReplyAddress(store, { personId, takes: 'text', call, link }));
}

/** Sends somebody what is due to them, in one email. What they have switched off meanwhile is dropped. */
async function sendTheirs(
  store: BackendStore,
  personId: number,
  { notificationText, replyAddress }: Sending,
): Promise<void> {
  const waiting = store.table(waitingTable);
  const all = await waiting.find({
    where: eq<'personId'>('personId', personId),
    orderBy: [asc('dueAt'), asc('id')],
  });
  const due = all.filter(({ dueAt }) => dueAt <= store.now());
  for (const { id } of due) await waiting.delete(id);
  const person = await store.table(peopleTable).get(personId);
  const notices = await readNotices(store, personId);
  const wanted = due.filter(({ kind }) => emailChoice(notices, kind) !== 'off');
  const [first] = wanted;
  if (!isReachable(person) || !first) return;
  const isDigest = wanted.some((one) => one.isDigest);
  const token = await createUnsubscribeToken(store, personId, isDigest ? 'digest' : first.kind);
  const unsubscribe = `/unsubscribe/${token}`;
  const language = accountLanguage(person) ?? 'en';
  const shown = wanted.slice(0, maxNotices).map((notice) => inLanguage(notice, language, notificationText));
  const replyTo = await replyToOf(store, personId, wanted, replyAddress);
  const email = await composeNotices(
    shown,
    { count: wanted.length, unsubscribe, canReply: replyTo !== undefined, language },
    (kind, values) => composeEmail(store, `notices.${kind}`, noticeEmails[kind], { language, values }),
  );
  // To nobody's inbox here: it leaves.
  sendTo(store, nobody, mailTopic, {
    to: { name: person.fullName, email: person.email },
    ...email,
    unsubscribe,
    ...(replyTo && { replyTo }),
  });
}

const createDue = (host: Sending): Due => ({
  sends: [mailTopic],
  nextAt: async (store) => (await store.table(waitingTable).first({ orderBy: [asc('dueAt')] }))?.dueAt ?? null,
  async run(store) {
    const due = await store.table(waitingTable).groupBy('personId', lte<'dueAt'>('dueAt', store.now())).count();
    for (const personId of [...due.keys()].slice(0, maxPeople)) await sendTheirs(store, Number(personId), host);
  },
});

/** Notifications by email, of a server that sends any: at once, or in a digest. */
export const createNoticesBackend = (host: CoreOptions) =>
  defineBackend({
    id: 'notices',
    subject: null,
    calls: [],
    tables: [waitingTable, replyAddressesTable],
    needs: ['frame', 'people'],
    emails: async () => noticeEmails,
    listeners: { [notificationTopic]: receive },
    due: createDue(host),
  });
