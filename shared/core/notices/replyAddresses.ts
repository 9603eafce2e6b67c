import { type BackendStore, defineTable, lt, type ReplyCall } from '@atrium/backend';
import { toHex } from '@atrium/backend/engine';
import { hashLinkToken } from '../auth/linkToken';
import { deleteWhere } from '../auth/tables';

const dayMs = 24 * 60 * 60_000;
/** So long can an email be answered. */
const openDays = 30;
/** So long is it known that somebody has answered too late. */
const keptDays = 120;

/** An address for answers of one person to one email; the id is the hash of what only that email holds. */
interface StoredReplyAddress {
  id: string;
  /** Whose answers are taken; null where the email went to somebody without an account. */
  personId: number | null;
  /** What is taken: their words, or what calendar programs send (RFC 6047). */
  takes: 'text' | 'calendar';
  call: ReplyCall;
  /** Where the same can be done in the product. */
  link: string | null;
  expiresAt: number;
  /** Hashes of the messages that came; a mail server may bring one twice. */
  taken: string[];
}
export type ReplyAddress = Readonly<StoredReplyAddress> & { isOpen: boolean };

export const replyAddressesTable = defineTable<StoredReplyAddress>()({
  name: 'replyAddresses',
  id: 'text',
  isSilent: true,
  columns: { expiresAt: 'number' },
  indexes: [['expiresAt']],
});

/** Messages that an address takes in all: somebody may add to what they said. */
const maxTaken = 20;

/** 160 bits, in letters that mail servers do not change: they may ignore the case of an address. */
const createReplyToken = (): string => toHex(crypto.getRandomValues(new Uint8Array(20)));

/** Makes an address for answers, and forgets those that are long over; returns its token, of which there is no other copy. */
export async function createReplyAddress(
  store: BackendStore,
  address: Pick<StoredReplyAddress, 'personId' | 'takes' | 'call' | 'link'>,
): Promise<string> {
  const token = createReplyToken();
  const addresses = store.table(replyAddressesTable);
  await deleteWhere(addresses, lt('expiresAt', store.now() - (keptDays - openDays) * dayMs));
  const expiresAt = store.now() + openDays * dayMs;
  await addresses.put({ ...address, id: await hashLinkToken(token), expiresAt, taken: [] });
  return token;
}

/** What an address is for; undefined where there is none of this token. */
export async function findReplyAddress(store: BackendStore, token: string): Promise<ReplyAddress | undefined> {
  const found = await store.table(replyAddressesTable).get(await hashLinkToken(token));
  return found && { ...found, isOpen: found.expiresAt > store.now() };
}

/** Notes that a message has come, before it is taken; false where it came before, or too many have. */
export async function claimReply(store: BackendStore, id: string, message: string): Promise<boolean> {
  const found = await store.table(replyAddressesTable).get(id);
  const hash = await hashLinkToken(message);
  if (!found || found.taken.length >= maxTaken || found.taken.includes(hash)) return false;
  await store.table(replyAddressesTable).put({ ...found, taken: [...found.taken, hash] });
  return true;
}

/** Lets a message come again that could not be taken. */
export async function releaseReply(store: BackendStore, id: string, message: string): Promise<void> {
  const found = await store.table(replyAddressesTable).get(id);
  const hash = await hashLinkToken(message);
  if (found) await store.table(replyAddressesTable).put({ ...found, taken: found.taken.filter((one) => one !== hash) });
}
