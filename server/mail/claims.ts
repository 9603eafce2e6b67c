import { and, type BackendStore, eq, lte } from '@atrium/backend';
import { type OutboxMail, outboxTable } from './outbox';

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

/** Notes what became of messages: those that have left are deleted at once, for a link in them opens an account. */
export async function settle(store: BackendStore, outcomes: readonly Outcome[]): Promise<void> {
  const outbox = store.table(outboxTable);
  const stored = await outbox.getMany(outcomes.map(({ mail }) => mail.id));
  const nextTries = new Map(stored.map(({ id, nextTryAt }) => [id, nextTryAt]));
  for (const { mail, became } of outcomes) {
    // It may be another process's by now, where this one could not write for as long as the lease.
    if (nextTries.get(mail.id) !== mail.nextTryAt) continue;
    const tries = mail.tries + 1;
    if (became === 'unsent') await outbox.put({ ...mail, nextTryAt: store.now() });
    else if (became === 'sent' || tries >= maxTries) await outbox.delete(mail.id);
    else await outbox.put({ ...mail, tries, nextTryAt: store.now() + pauseAfter(tries) });
  }
}

/** Takes what may leave now, of each account in turn: thousands of messages of one keep nobody else's waiting. */
export async function claim(store: BackendStore, { free, maxPerAccount, leaving }: Capacity): Promise<OutboxMail[]> {
  if (free <= 0) return [];
  const outbox = store.table(outboxTable);
  const underWay = new Map<number, number>();
  for (const { account = 0 } of leaving) underWay.set(account, (underWay.get(account) ?? 0) + 1);
  const waiting = await outbox.groupBy('sender', isDue(store)).count();
  const senders = [...waiting]
    .map(([sender, count]) => ({ sender: Number(sender), count, taken: underWay.get(Number(sender)) ?? 0 }))
    .filter(({ taken }) => taken < maxPerAccount)
    .sort((a, b) => a.taken - b.taken || a.count - b.count)
    .slice(0, free);
  const turns = await Promise.all(
    senders.map(async ({ sender, taken }) => {
      const where = and(eq('sender', sender), isDue(store));
      const found = await outbox.find({ where, limit: maxPerAccount - taken });
      return found.map((mail, place) => ({ mail, turn: taken + place }));
    }),
  );
  const claimed = turns
    .flat()
    .sort((a, b) => a.turn - b.turn || a.mail.id - b.mail.id)
    .slice(0, free);
  const nextTryAt = store.now() + leaseMs;
  return Promise.all(claimed.map(({ mail }) => outbox.put({ ...mail, nextTryAt })));
}
