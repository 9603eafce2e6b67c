import {
  and,
  type BackendStore,
  eq,
  findPersonByProvenEmail,
  hasProvenEmail,
  ne,
  notify,
  type Person,
  peopleTable,
  toAccountName,
} from '@atrium/backend';
import { addressClaimsTable, closeClaim, openClaim, ownChangeTopic } from './addressClaims';
import { addresseeOf, addressOf, sendMail } from './coreMail';
import { endResetLinks } from './endAccess';
import { createLinkToken, hashLinkToken } from './linkToken';
import type { ResetLink } from './tables';

/** Validity of a link that proves an address, in milliseconds. */
export const proofFor = 24 * 60 * 60_000;
const mailWindow = 15 * 60_000;
const maxEmails = 5;

const isSame = (one: string, other: string) => toAccountName(one) === toAccountName(other);

/** Informs others who have named the address, and did not prove it first, that it is taken. */
async function notifyOthers(store: BackendStore, winner: number, email: string): Promise<void> {
  const where = and(ne('id', winner), eq('emailKey', toAccountName(email)));
  const claims = store.table(addressClaimsTable);
  const [claimants, namers] = await Promise.all([claims.find({ where }), store.table(peopleTable).find({ where })]);
  for (const { id, sentAt } of claimants) await claims.put({ id, sentAt });
  const to = [...new Set([...claimants, ...namers].map(({ id }) => id))];
  if (to.length === 0) return;
  notify(store, {
    to,
    kind: 'system',
    code: 'system.addressTaken',
    params: { email },
    title: `${email} belongs to another account`,
    text: 'Someone else has confirmed this email address. Choose another one in your account settings.',
    link: null,
  });
}

/**
 * Makes an address that was proven a person's. The call that does it names `notificationTopic` and `ownChangeTopic` in `sends`.
 * @returns undefined where somebody else has proven it before
 */
export async function proveAddress(store: BackendStore, personId: number, email: string): Promise<Person | undefined> {
  const people = store.table(peopleTable);
  const [person, owner] = await Promise.all([people.get(personId), findPersonByProvenEmail(store, email)]);
  if (!person || (owner && owner.id !== personId)) return undefined;
  await closeClaim(store, personId);
  await notifyOthers(store, personId, email);
  if (hasProvenEmail(person) && person.email === email) return person;
  if (person.email !== email) {
    // Links to choose a password that went to an address which is the person's no more end with it.
    await endResetLinks(store, personId);
    const changes = [{ field: 'email', before: person.email, after: email }];
    store.send(ownChangeTopic, { personId, fields: ['email'], changes });
  }
  return people.put({ ...person, email, provenEmail: email });
}

/** Proves the address that the link of an email was sent to; undefined for a link that is none, or is one no more. */
export async function openProof(store: BackendStore, token: string): Promise<Person | undefined> {
  const tokenHash = await hashLinkToken(token);
  const claim = await store.table(addressClaimsTable).first({ where: eq('tokenHash', tokenHash) });
  if (!claim?.open || claim.open.expiresAt < store.now()) return undefined;
  const proven = await proveAddress(store, claim.id, claim.open.email);
  if (!proven) await closeClaim(store, claim.id);
  return proven;
}

/** A link to a password proves the address it was sent to. */
export const provesByPassword = async (store: BackendStore, { userId, email }: ResetLink): Promise<boolean> =>
  (await proveAddress(store, userId, email)) !== undefined;

export async function requestProof(
  store: BackendStore,
  { personId, email, sendsMail }: { personId: number; email: string; sendsMail: boolean },
): Promise<boolean> {
  const claims = store.table(addressClaimsTable);
  const [person, claim] = await Promise.all([store.table(peopleTable).get(personId), claims.get(personId)]);
  if (!person) return false;
  const now = store.now();
  const sentAt = (claim?.sentAt ?? []).filter((moment) => moment > now - mailWindow);
  if (sentAt.length >= maxEmails) return false;
  const wasWanted = claim?.open && claim.open.expiresAt >= now ? claim.open.email : undefined;
  const token = createLinkToken();
  const open = { email, tokenHash: await hashLinkToken(token), expiresAt: now + proofFor };
  await claims.put({ id: personId, open, sentAt: [...sentAt, now] });
  // Without outgoing mail, the address waits for somebody who vouches for it.
  if (!sendsMail) return true;
  const link = addressOf(`/confirm-address/${token}`);
  await sendMail(store, addresseeOf(person, email), 'proof', { link, username: person.username });
  const isNews = wasWanted === undefined || !isSame(wasWanted, email);
  if (isNews && hasProvenEmail(person) && !isSame(person.email, email))
    await sendMail(store, addresseeOf(person), 'change', { email }, person.id);
  return true;
}

/** Proves an address without a link, by somebody who knows whose it is; null where it is another one's. */
export async function vouchFor(store: BackendStore, personId: number): Promise<string | null> {
  const open = await openClaim(store, personId);
  const email = open?.email ?? (await store.table(peopleTable).get(personId))?.email;
  return email === undefined ? null : ((await proveAddress(store, personId, email))?.email ?? null);
}
