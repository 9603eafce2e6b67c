import { and, asc, type BackendStore, eq, lte } from '@atrium/backend';
import { type MailReceipt, type OutboxMail, outboxTable } from './outbox';

const minute = 60_000;
/** So long is a message this process's alone; one that was killed meanwhile leaves it to another one after that. */
const leaseMs = 5 * minute;
const maxTries = 12;

/** After two minutes, four, eight, …: for some days a mail server may be away. */
const pauseAfter = (tries: number): number => minute * 2 ** tries;

/** Outcome of a message: sent, refused by the mail server, or not offered to one. */
export interface Outcome {
  mail: OutboxMail;
  became: 'sent' | 'refused' | 'unsent';
}

export interface Capacity {
  free: number;
  maxPerAccount: number;
  leaving: readonly OutboxMail[];
}

const isDue = (store: BackendStore) => lte('nextTryAt', store.now());

export const isAnyDue = async (store: BackendStore): Promise<boolean> =>
  (await store.table(outboxTable).first({ where: isDue(store) })) !== undefined;

function tell(store: BackendStore, { receipt }: OutboxMail, became: MailReceipt['became']): void {
  if (receipt) store.send(receipt.topic, { about: receipt.about, became } satisfies MailReceipt);
}

/** Notes what became of messages: those that have left are deleted at once, for a link in them opens an account. */
export async function settle(store: BackendStore, outcomes: readonly Outcome[]): Promise<void> {
  const outbox = store.table(outboxTable);
  const kept = new Map((await outbox.getMany(outcomes.map(({ mail }) => mail.id))).map((mail) => [mail.id, mail]));
  for (const { mail, became } of outcomes) {
    // It may be another process's by now, where this one could not write for as long as the lease.
    if (kept.get(mail.id)?.nextTryAt !== mail.nextTryAt) continue;
    const tries = mail.tries + 1;
    if (became === 'unsent') {
      await outbox.put({ ...mail, nextTryAt: store.now() });
    } else if (became === 'sent' || tries >= maxTries) {
      await outbox.delete(mail.id);
      tell(store, mail, became === 'sent' ? 'sent' : 'failed');
    } else {
      await outbox.put({ ...mail, tries, nextTryAt: store.now() + pauseAfter(tries) });
      if (tries === 1) tell(store, mail, 'delayed');
    }
  }
}

/** Takes what may leave now, of each account in turn: thousands of messages of one keep nobody else's waiting. */
export async function claim(store: BackendStore, { free, maxPerAccount, leaving }: Capacity): Promise<OutboxMail[]> {
  const outbox = store.table(outboxTable);
  const onTheirWay = (sender: number) => leaving.filter(({ account = 0 }) => account === sender).length;
  const senders = [...(await outbox.groupBy('sender', isDue(store)).count()).keys()].map(Number);
  const waiting = senders
    .map((sender) => ({ sender, left: Math.min(free, maxPerAccount - onTheirWay(sender)) }))
    .filter(({ left }) => left > 0)
    .sort((a, b) => b.left - a.left)
    .slice(0, free);
  const found: { mail: OutboxMail; turn: number }[] = [];
  for (const { sender, left } of waiting) {
    const where = and(eq('sender', sender), isDue(store));
    const mails = await outbox.find({ where, orderBy: [asc('nextTryAt')], limit: left });
    found.push(...mails.map((mail, place) => ({ mail, turn: onTheirWay(sender) + place })));
  }
  const taken = found.sort((a, b) => a.turn - b.turn).slice(0, free);
  return Promise.all(taken.map(({ mail }) => outbox.put({ ...mail, nextTryAt: store.now() + leaseMs })));
}
