import { type BackendStore, findByProvenEmail, hasProvenEmail, notify, type Person, peopleKey } from '@atrium/backend';
import { addressClaimsKey, closeClaim, openClaim, ownChangeTopic } from './addressClaims';
import { mailChange, mailProof } from './addressMail';
import { endResetLinks } from './endAccess';
import { createLinkToken, hashLinkToken } from './linkToken';
import type { ResetLink } from './tables';

/** Validity of a link that proves an address, in milliseconds. */
export const proofFor = 24 * 60 * 60_000;
const mailWindow = 15 * 60_000;
const maxEmails = 5;

const isSame = (one: string, other: string) => one.trim().toLowerCase() === other.trim().toLowerCase();

/** Informs others who have named the address, and did not prove it first, that it is taken. */
function notifyOthers(store: BackendStore, winner: number, email: string): void {
  const claimants = store
    .table(addressClaimsKey)
    .all()
    .filter(({ id, open }) => id !== winner && open && isSame(open.email, email))
    .map(({ id }) => id);
  const namers = store
    .table(peopleKey)
    .all()
    .filter((person) => person.id !== winner && isSame(person.email, email))
    .map(({ id }) => id);
  for (const id of claimants) closeClaim(store, id);
  const to = [...new Set([...claimants, ...namers])];
  if (to.length === 0) return;
  notify(store, {
    to,
    kind: 'system',
    code: 'system.addressTaken',
    params: { email },
    title: `${email} belongs to another account`,
    text: 'Somebody else has confirmed this address. Choose another one in your account settings.',
    link: null,
  });
}

/**
 * Makes an address that was proven a person's. The call that does it names `notificationTopic` and `ownChangeTopic` in `sends`.
 * @returns undefined where somebody else has proven it before
 */
export function proveAddress(store: BackendStore, personId: number, email: string): Person | undefined {
  const people = store.table(peopleKey);
  const person = people.get(personId);
  const owner = findByProvenEmail(store, email);
  if (!person || (owner && owner.id !== personId)) return undefined;
  closeClaim(store, personId);
  notifyOthers(store, personId, email);
  if (hasProvenEmail(person) && person.email === email) return person;
  if (person.email !== email) {
    // Links to choose a password that went to an address which is the person's no more end with it.
    endResetLinks(store, personId);
    const changes = [{ field: 'email', before: person.email, after: email }];
    store.send(ownChangeTopic, { personId, fields: ['email'], changes });
  }
  return people.put({ ...person, email, provenEmail: email });
}

/** Proves the address that the link of an email was sent to; undefined for a link that is none, or is one no more. */
export async function openProof(store: BackendStore, token: string): Promise<Person | undefined> {
  const tokenHash = await hashLinkToken(token);
  const claim = store
    .table(addressClaimsKey)
    .all()
    .find(({ open }) => open?.tokenHash === tokenHash);
  const open = claim && openClaim(store, claim.id);
  if (!claim || !open) return undefined;
  const proven = proveAddress(store, claim.id, open.email);
  if (!proven) closeClaim(store, claim.id);
  return proven;
}

/** A link to a password proves the address it was sent to. */
export const provesByPassword = (store: BackendStore, { userId, email }: ResetLink): boolean =>
  proveAddress(store, userId, email) !== undefined;

export async function requestProof(
  store: BackendStore,
  { personId, email, sendsMail }: { personId: number; email: string; sendsMail: boolean },
): Promise<boolean> {
  const person = store.table(peopleKey).get(personId);
  if (!person) return false;
  const now = store.now();
  const claims = store.table(addressClaimsKey);
  const sentAt = (claims.get(personId)?.sentAt ?? []).filter((moment) => moment > now - mailWindow);
  if (sentAt.length >= maxEmails) return false;
  const wasWanted = openClaim(store, personId)?.email;
  const token = createLinkToken();
  const open = { email, tokenHash: await hashLinkToken(token), expiresAt: now + proofFor };
  claims.put({ id: personId, open, sentAt: [...sentAt, now] });
  // Without outgoing mail, the address waits for somebody who vouches for it.
  if (!sendsMail) return true;
  mailProof(store, person, email, token);
  const isNews = wasWanted === undefined || !isSame(wasWanted, email);
  if (isNews && hasProvenEmail(person) && !isSame(person.email, email)) mailChange(store, person, email);
  return true;
}

/** Proves an address without a link, by somebody who knows whose it is; null where it is another one's. */
export function vouchFor(store: BackendStore, personId: number): string | null {
  const email = openClaim(store, personId)?.email ?? store.table(peopleKey).get(personId)?.email;
  return email === undefined ? null : (proveAddress(store, personId, email)?.email ?? null);
}
