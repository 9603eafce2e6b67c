import { asc, type BackendStore, type Due, gte, lte, z } from '@atrium/backend';
import { Address, type Email } from '../api/schemas';
import { dueTimeOf } from '../model/sending';
import { deliver, sendingTopics } from './delivery';
import { emailsTable } from './tables';
import { joinThread } from './thread';

const isValid = (address: unknown) => z.safeParse(Address, address).success;

const hasRecipients = ({ to, cc, bcc }: Email) => {
  const all = [...to, ...cc, ...bcc];
  return all.length > 0 && all.every(isValid);
};

/** Sends a draft: same email, other folder. Without a valid recipient it stays a draft. */
async function send(store: BackendStore, draft: Email): Promise<void> {
  const { isSending: _, sendAt, ...mail } = draft;
  const emails = store.table(emailsTable);
  if (!hasRecipients(draft)) {
    await emails.put(mail);
    return;
  }
  const time = sendAt ?? new Date(store.now()).toISOString();
  const sent = await emails.put({ ...mail, folder: 'sent', time });
  await joinThread(store, sent);
  await deliver(store, sent);
}

async function wake(store: BackendStore, { snoozedUntil, ...mail }: Email): Promise<void> {
  await store.table(emailsTable).put({ ...mail, folder: 'inbox', isRead: false, returnedAt: snoozedUntil });
}

/** A draft restored from the trash after its send time stays a draft; earlier, it stays scheduled. */
async function takeBack(store: BackendStore, { wasBinned: _, ...draft }: Email): Promise<void> {
  const { sendAt, isSending, ...unsent } = draft;
  const isOver = (dueTimeOf(draft) ?? Number.POSITIVE_INFINITY) <= store.now();
  await store.table(emailsTable).put(isOver ? unsent : draft);
}

/** Returns snoozed emails and sends due ones, whether or not a page is open. */
export const scheduledEmails: Due = {
  sends: sendingTopics,
  async nextAt(store) {
    const next = await store.table(emailsTable).first({ where: gte('dueAt', 0), orderBy: [asc('dueAt')] });
    return next ? dueTimeOf(next) : null;
  },
  async run(store) {
    for await (const mail of store.table(emailsTable).each(lte('dueAt', store.now()))) {
      if (mail.folder === 'snoozed') await wake(store, mail);
      else if (mail.wasBinned) await takeBack(store, mail);
      else await send(store, mail);
    }
  },
};
