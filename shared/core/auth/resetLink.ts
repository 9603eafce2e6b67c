import { type BackendStore, type Person, peopleTable, sendTo } from '@atrium/backend';
import { endResetLinks } from './endAccess';
import { createLinkToken, hashLinkToken } from './linkToken';
import { type ResetLink, resetLinksTable } from './tables';

const validFor = 30 * 60_000;
const invitationFor = 7 * 24 * 60 * 60_000;

/** The topic of the core's emails: an app that shows mail listens to it. */
export const mailTopic = 'frame.mail';

interface CoreMail {
  to: { name: string; email: string };
  subject: string;
  /** HTML, composed by the core. */
  message: string;
}

/** A link is in nobody's inbox here: it leaves, and only who reads the address that it went to has it. */
export const nobody = 0;

/** An email holds whole addresses, or its reader has nowhere to go. Over HTTP nobody knows where the page is. */
export const addressOf = (path: string) => `${globalThis.location?.origin ?? ''}${path}`;

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

async function inviteToPassword(store: BackendStore, person: Person): Promise<string> {
  const address = await createLink(store, person, invitationFor);
  return `<p><a href="${address}">Choose a password and come in</a></p><p>The link works once and for 7 days.</p>`;
}

const inviteToProvider = (name: string) => `<p><a href="${addressOf('/login')}">Sign in at ${name} and come in</a></p>`;

/** Invites a person: an email that leads to the sign-in, by a password or by the provider that there is. */
export async function sendInvitation(store: BackendStore, person: Person): Promise<void> {
  const { fullName, email } = person;
  const { provider } = store.credentials;
  const way = provider ? inviteToProvider(provider) : await inviteToPassword(store, person);
  const mail: CoreMail = {
    to: { name: fullName, email },
    subject: 'You are invited to Atrium',
    message: `<p>You are invited to work in Atrium.</p>${way}`,
  };
  sendTo(store, nobody, mailTopic, mail);
}

/** Has no account, and so a link that opens nothing. */
const stranger = { id: nobody, email: '' };

/**
 * Makes a link for a person, and sends the email that carries it. Who is invited is invited once more: no stranger shortens
 * that. For nobody a link is made as well: the work is the same, so that its time does not say who has an account.
 */
export async function createResetLink(store: BackendStore, person: Person | undefined): Promise<void> {
  if (!person || person.status === 'inactive') return void (await createLink(store, stranger, validFor));
  const { fullName, email, status } = person;
  if (status === 'pending') return sendInvitation(store, person);
  const address = await createLink(store, person, validFor);
  const mail: CoreMail = {
    to: { name: fullName, email },
    subject: 'Reset your password',
    message:
      '<p>Somebody, we hope you, asked for a new password.</p>' +
      `<p><a href="${address}">Choose a new password</a></p>` +
      '<p>The link works once and for 30 minutes. If it was not you, nothing has changed.</p>',
  };
  sendTo(store, nobody, mailTopic, mail);
}

/** A link that still works. */
export async function findResetLink(store: BackendStore, token: string): Promise<ResetLink | undefined> {
  const link = await store.table(resetLinksTable).get(await hashLinkToken(token));
  if (!link || link.expiresAt < store.now()) return undefined;
  const person = await store.table(peopleTable).get(link.userId);
  return person && person.status !== 'inactive' && person.email === link.email ? link : undefined;
}
