import { type BackendStore, type Person, sendTo } from '@atrium/backend';
import { addressOf, mailTopic, nobody } from './resetLink';

const toHtml = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

const paragraphs = (...lines: string[]) => lines.map((line) => `<p>${line}</p>`).join('');

const linkTo = (path: string, words: string) => `<a href="${addressOf(path)}">${toHtml(words)}</a>`;

const confirmLink = (token: string, words: string) => linkTo(`/confirm-address/${token}`, words);

interface Addressee {
  name: string;
  email: string;
}

const leave = (store: BackendStore, to: Addressee, subject: string, message: string): void =>
  sendTo(store, nobody, mailTopic, { to, subject, message });

/** The link by which a person proves that an address is theirs. */
export const mailProof = (store: BackendStore, { fullName, username }: Person, email: string, token: string): void =>
  leave(
    store,
    { name: fullName, email },
    'Confirm your address',
    paragraphs(
      `The account ${toHtml(username)} in Atrium is to have this address.`,
      confirmLink(token, 'Confirm the address'),
      'The link works once and for 24 hours. If the account is not yours, do nothing: the address stays as it is.',
    ),
  );

/** Informs the present address of a change. */
export const mailChange = (store: BackendStore, { id, fullName, email }: Person, wanted: string): void =>
  sendTo(store, id, mailTopic, {
    to: { name: fullName, email },
    subject: 'Your address is to change',
    message: paragraphs(
      `Your account is to have the address ${toHtml(wanted)}, once the link that was sent there is opened.`,
      'If you have not asked for this, choose a new password, and cancel the change in your account settings.',
    ),
  });

const known = `${linkTo('/login', 'Sign in')} · ${linkTo('/forgot-password', 'Choose a new password')}`;

/**
 * The link by which a registration is finished.
 * @param isNamed an account names the address already, and has not proven it
 */
export const mailRegistration = (store: BackendStore, to: Addressee, token: string, isNamed: boolean): void =>
  leave(
    store,
    to,
    'Finish your registration',
    paragraphs(
      'Somebody, we hope you, asked for an account in Atrium with this address.',
      confirmLink(token, 'Confirm the address and make the account'),
      ...(isNamed ? [`An account names this address already. If that one is yours: ${known}`] : []),
      'The link works once and for 24 hours. If it was not you, do nothing: no account is made.',
    ),
  );

/** In place of a link, to who has an account. */
export const mailKnown = (store: BackendStore, to: Addressee): void =>
  leave(
    store,
    to,
    'You have an account already',
    paragraphs(
      'Somebody, we hope you, asked for an account in Atrium with this address. You have one already.',
      known,
      'If it was not you, nothing has changed.',
    ),
  );
