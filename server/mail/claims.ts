import type { BackendStore } from '@atrium/backend';
import { type OutboxMail, outboxKey } from './outbox';

const minute = 60_000;
/** So long is a message this process's alone; one that was killed meanwhile leaves it to another one after that. */
const leaseMs = 5 * minute;
const mostTries = 12;

/** After two minutes, four, eight, …: for some days a mail server may be away. */
const pauseAfter = (tries: number): number => minute * 2 ** tries;

/** What became of a message: it has left, the mail server did not take it, or it was not offered to any. */
export interface Outcome {
  mail: OutboxMail;
  became: 'sent' | 'refused' | 'unsent';
}

export interface Room {
  /** How many more messages can leave at the same time. */
  free: number;
  /** How many of one account may. */
  mostOfOne: number;
  /** Those that are leaving. */
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
    else if (became === 'sent' || tries >= mostTries) outbox.delete(mail.id);
    else outbox.put({ ...mail, tries, nextTryAt: store.now() + pauseAfter(tries) });
  }
}

/** Takes what may leave now, of each account in turn: thousands of messages of one keep nobody else's waiting. */
export function claim(store: BackendStore, { free, mostOfOne, leaving }: Room): OutboxMail[] {
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
    .filter(({ turn }) => turn <= mostOfOne)
    .sort((a, b) => a.turn - b.turn)
    .slice(0, free)
    .map(({ mail }) => outbox.put({ ...mail, nextTryAt: store.now() + leaseMs }));
}
