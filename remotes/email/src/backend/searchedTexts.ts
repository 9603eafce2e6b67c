import { type Addressee, toPlainText, toText } from '@atrium/backend';
import type { Email, EmailMessage } from '../api/schemas';

const maxLength = 200_000;

export const messagesOf = (mail: Email): EmailMessage[] => [mail, ...mail.replies];

export const addresseesOf = (mail: Email): Addressee[] =>
  messagesOf(mail).flatMap(({ from, to, cc, bcc }) => [from, ...to, ...cc, ...bcc]);

const namesOf = (people: readonly Addressee[]): string[] => [
  ...new Set(people.flatMap(({ name, email }) => [toPlainText(name), toPlainText(email)])),
];

export const sendersOf = (mail: Email): string[] => namesOf(messagesOf(mail).map(({ from }) => from));

export const recipientsOf = (mail: Email): string[] =>
  namesOf(messagesOf(mail).flatMap(({ to, cc, bcc }) => [...to, ...cc, ...bcc]));

export const searchedTextsOf = (mail: Email): string[] => [
  mail.subject,
  ...sendersOf(mail),
  ...recipientsOf(mail),
  ...messagesOf(mail).flatMap(({ attachments, message }) => [
    ...attachments.map(({ fileName }) => fileName),
    toText(message, maxLength),
  ]),
];
