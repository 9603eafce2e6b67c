import { type BackendStore, type Person, sendTo } from '@atrium/backend';
import { accountLanguage } from '@atrium/backend/account';
import { composeEmail } from '@atrium/backend/emails';
import { type Language, languages } from '@atrium/contract';
import type { MailKind } from './mailTexts';

/** The topic of the core's emails: an app that shows mail listens to it. */
export const mailTopic = 'frame.mail';

/** A link is in nobody's inbox here: it leaves, and only who reads the address that it went to has it. */
export const nobody = 0;

/** An email holds whole addresses, or its reader has nowhere to go. Over HTTP nobody knows where the page is. */
export const addressOf = (path: string) => `${globalThis.location?.origin ?? ''}${path}`;

/** The language of a page (BCP 47), where there is one that emails speak. */
export const pageLanguage = (tag = ''): Language | undefined => {
  const [code = ''] = tag.toLowerCase().split('-');
  return languages.find((language) => language === code);
};

export interface Addressee {
  name: string;
  email: string;
  language?: Language | undefined;
}

/** @param email another one than the account's */
export const addresseeOf = (person: Person, email = person.email): Addressee => ({
  name: person.fullName,
  email,
  language: accountLanguage(person),
});

/**
 * Sends one of the core's emails, in the language of its reader; in English where that is not known.
 * @param account whose inbox here gets it besides
 */
export async function sendMail(
  store: BackendStore,
  { name, email: address, language = 'en' }: Addressee,
  ...[kind, values, account = nobody]: [kind: MailKind, values?: Readonly<Record<string, string>>, account?: number]
): Promise<void> {
  const { coreEmails } = await import(/* webpackChunkName: "mock-mails" */ './mailTexts');
  const all = { signIn: addressOf('/login'), forgot: addressOf('/forgot-password'), ...values };
  const email = await composeEmail(store, `auth.${kind}`, coreEmails[kind], { language, values: all });
  sendTo(store, account, mailTopic, { to: { name, email: address }, ...email });
}
