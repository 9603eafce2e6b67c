import type { BackendStore } from '@atrium/backend';
import { type OutboxMail, outboxKey } from './outbox';

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

export const isAnyDue = (store: BackendStore): boolean =>
  store
    .table(outboxKey)
    .all()
    .some(({ nextTryAt }) => nextTryAt <= store.now());

/** Notes what became of messages: those that have left are deleted at once, for a link in them opens an account. */
export function settle(store: BackendStore, outcomes: readonly Outcome[]): void {
  const outbox = store.table(outboxKey);
  for (const { mail, became } of outcomes) {
    // It may be another process's by now, where this one could not write for as long as the lease.
    if (outbox.get(mail.id)?.nextTryAt !== mail.nextTryAt) continue;
    const tries = mail.tries + 1;
    if (became === 'unsent') outbox.put({ ...mail, nextTryAt: store.now() });
    else if (became === 'sent' || tries >= maxTries) outbox.delete(mail.id);
    else outbox.put({ ...mail, tries, nextTryAt: store.now() + pauseAfter(tries) });
  }
}

/** Takes what may leave now, of each account in turn: thousands of messages of one keep nobody else's waiting. */
export function claim(store: BackendStore, { free, maxPerAccount, leaving }: Capacity): OutboxMail[] {
  const outbox = store.table(outboxKey);
  const turns = new Map<number, number>();
  const countTurn = ({ account = 0 }: OutboxMail): number => {
    const turn = (turns.get(account) ?? 0) + 1;
    turns.set(account, turn);
    return turn;
  };
  leaving.forEach(countTurn);
  return outbox
    .all()
    .filter(({ nextTryAt }) => nextTryAt <= store.now())
    .map((mail) => ({ mail, turn: countTurn(mail) }))
    .filter(({ turn }) => turn <= maxPerAccount)
    .sort((a, b) => a.turn - b.turn)
    .slice(0, free)
    .map(({ mail }) => outbox.put({ ...mail, nextTryAt: store.now() + leaseMs }));
}
