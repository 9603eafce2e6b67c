import { type Addressee, createColumn, createColumnReader, toPlainText, toText } from '@atrium/backend';
import type { Email, EmailMessage } from '../api/schemas';

/** Characters of one text that are searched. */
const maxLength = 200_000;

/** An email and the answers to it. */
export const messagesOf = (mail: Email): EmailMessage[] => [mail, ...mail.replies];

/** Many emails share few people, files and messages: each is made plain once. */
function createPlain(read: (text: string) => string) {
  const known = new Map<string, string>();
  return (text: string): string => {
    const plain = known.get(text) ?? toPlainText(read(text));
    if (known.size > 2_000) known.clear();
    known.set(text, plain);
    return plain;
  };
}

const plainName = createPlain((text) => text);
const plainMessage = createPlain((message) => toText(message, maxLength));
const plainPeople = (people: readonly Addressee[]) =>
  people.flatMap(({ name, email }) => [plainName(name), plainName(email)]);

/** The texts that a field of a search looks into. */
export const columns = {
  from: createColumn((mail: Email) => messagesOf(mail).flatMap(({ from }) => plainPeople([from]))),
  to: createColumn((mail: Email) => messagesOf(mail).flatMap(({ to, cc, bcc }) => plainPeople([...to, ...cc, ...bcc]))),
  subject: createColumn((mail: Email) => [toPlainText(mail.subject)]),
  text: createColumn((mail: Email) => [
    toPlainText(mail.subject),
    ...messagesOf(mail).flatMap(({ from, to, cc, bcc, message, attachments }) => [
      ...plainPeople([from, ...to, ...cc, ...bcc]),
      ...attachments.map(({ fileName }) => plainName(fileName)),
      plainMessage(message),
    ]),
  ]),
};

/** The sender and the recipients of a message. */
export const addresseesOf = createColumn((mail: Email): readonly Addressee[] =>
  messagesOf(mail).flatMap(({ from, to, cc, bcc }) => [from, ...to, ...cc, ...bcc]),
);

/** Reads what a search looks into, and what it suggests, ahead of its first key; an email is read once in its life. */
export const prepareSearch = createColumnReader<Email>([...Object.values(columns), addresseesOf]);
