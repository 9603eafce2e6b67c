import type { BackendStore, Due } from '@atrium/backend';
import { z } from '@atrium/backend';
import { Address, type Email } from '../api/schemas';
import { isDue } from '../model/sending';
import { isSnoozed } from '../model/snooze';
import { deliver, sendingTopics } from './delivery';
import { emailsKey } from './tables';
import { joinThread } from './thread';

const isValid = (address: unknown) => z.safeParse(Address, address).success;

const hasRecipients = ({ to, cc, bcc }: Email) => {
  const all = [...to, ...cc, ...bcc];
  return all.length > 0 && all.every(isValid);
};

/** Sends a draft: same email, other folder. Without a valid recipient it stays a draft. */
function send(store: BackendStore, draft: Email): void {
  const { isSending: _, sendAt, ...mail } = draft;
  const emails = store.table(emailsKey);
  if (!hasRecipients(draft)) {
    emails.put(mail);
    return;
  }
  const time = sendAt ?? new Date(store.now()).toISOString();
  const sent = emails.put({ ...mail, folder: 'sent', time });
  joinThread(store, sent);
  deliver(store, sent);
}

function wake(store: BackendStore, { snoozedUntil, ...mail }: Email): void {
  store.table(emailsKey).put({ ...mail, folder: 'inbox', isRead: false, returnedAt: snoozedUntil });
}

/** A draft restored from the trash after its send time stays a draft; earlier, it stays scheduled. */
function takeBack(store: BackendStore, { wasBinned: _, ...draft }: Email): void {
  const { sendAt, isSending, ...unsent } = draft;
  store.table(emailsKey).put(isDue(draft, store.now()) ? unsent : draft);
}

const isBack = ({ folder, wasBinned }: Email) => folder === 'draft' && wasBinned === true;

const isAwake = ({ folder, snoozedUntil }: Email, now: number) =>
  folder === 'snoozed' && !isSnoozed({ snoozedUntil }, now);

const isNow = (mail: Email, now: number) => isDue(mail, now) || isAwake(mail, now) || isBack(mail);

const findDue = (store: BackendStore): Email[] =>
  store
    .table(emailsKey)
    .all()
    .filter((mail) => isNow(mail, store.now()));

/** Time of the scheduled action of an email; null for none. */
function momentDue(mail: Email, now: number): number | null {
  if (isNow(mail, now)) return now;
  const { folder, sendAt, snoozedUntil } = mail;
  const time = folder === 'draft' ? sendAt : folder === 'snoozed' ? snoozedUntil : null;
  return time ? Date.parse(time) : null;
}

function nextAt(store: BackendStore): number | null {
  const now = store.now();
  let next: number | null = null;
  for (const mail of store.table(emailsKey).all()) {
    const moment = momentDue(mail, now);
    if (moment !== null && moment < (next ?? Number.POSITIVE_INFINITY)) next = moment;
  }
  return next;
}

/** Returns snoozed emails and sends due ones, whether or not a page is open. */
export const scheduledEmails: Due = {
  sends: sendingTopics,
  isAny: (store) => findDue(store).length > 0,
  nextAt,
  run(store) {
    for (const mail of findDue(store)) {
      if (mail.folder === 'snoozed') wake(store, mail);
      else if (mail.wasBinned) takeBack(store, mail);
      else send(store, mail);
    }
  },
};
