import { type Addressee, createColumn, createColumnReader, toPlainText, toText } from '@atrium/backend';
import type { Email, EmailMessage } from '../api/schemas';

const maxLength = 200_000;

export const messagesOf = (mail: Email): EmailMessage[] => [mail, ...mail.replies];

/** Many emails share few people, files and messages: each is normalised once. */
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

export const addresseesOf = createColumn((mail: Email): readonly Addressee[] =>
  messagesOf(mail).flatMap(({ from, to, cc, bcc }) => [from, ...to, ...cc, ...bcc]),
);

/** Builds the search and suggestion index before the first key; each email is read once. */
export const prepareSearch = createColumnReader<Email>([...Object.values(columns), addresseesOf]);
