import { type BackendStore, type Person, peopleTable } from '@atrium/backend';
import type { Language } from '@atrium/contract';
import { addresseeOf, addressOf, nobody, sendMail } from './coreMail';
import { endResetLinks } from './endAccess';
import { createLinkToken, hashLinkToken } from './linkToken';
import { type ResetLink, resetLinksTable } from './tables';

const validFor = 30 * 60_000;
const invitationFor = 7 * 24 * 60 * 60_000;

/** The address at which a person chooses a password, once and for so many milliseconds. Their earlier links end. */
async function createLink(
  store: BackendStore,
  { id: userId, email }: { id: number; email: string },
  duration: number,
): Promise<string> {
  const token = createLinkToken();
  const id = await hashLinkToken(token);
  await endResetLinks(store, userId);
  await store.table(resetLinksTable).put({ id, userId, email, expiresAt: store.now() + duration });
  return addressOf(`/reset-password/${token}`);
}

/** Invites a person: an email that leads to the sign-in, by a password or by the provider that there is. */
export async function sendInvitation(store: BackendStore, person: Person): Promise<void> {
  const { provider } = store.credentials;
  if (provider)
    return sendMail(store, addresseeOf(person), 'invitationByProvider', { link: addressOf('/login'), provider });
  await sendMail(store, addresseeOf(person), 'invitation', { link: await createLink(store, person, invitationFor) });
}

/** Has no account, and so a link that opens nothing. */
const stranger = { id: nobody, email: '' };

/**
 * Makes a link for a person, and sends the email that carries it. Who is invited is invited once more: no stranger shortens
 * that. For nobody a link is made as well: the work is the same, so that its time does not say who has an account.
 * @param language that of the page on which somebody asked; by default that of the account
 */
export async function createResetLink(
  store: BackendStore,
  person: Person | undefined,
  language?: Language,
): Promise<void> {
  if (!person || person.status === 'inactive') return void (await createLink(store, stranger, validFor));
  if (person.status === 'pending') return sendInvitation(store, person);
  const link = await createLink(store, person, validFor);
  const to = addresseeOf(person);
  await sendMail(store, { ...to, language: language ?? to.language }, 'reset', { link });
}

/** A link that still works. */
export async function findResetLink(store: BackendStore, token: string): Promise<ResetLink | undefined> {
  const link = await store.table(resetLinksTable).get(await hashLinkToken(token));
  if (!link || link.expiresAt < store.now()) return undefined;
  const person = await store.table(peopleTable).get(link.userId);
  return person && person.status !== 'inactive' && person.email === link.email ? link : undefined;
}
