import { type Addressee, createColumn, toPlainText, toText } from 'shared/backend';
import type { Email, EmailMessage } from '../api/schemas';

/** What is searched of one text, at most: no word of a mail is farther down. */
const longest = 200_000;

/** A mail and the answers to it. */
export const messagesOf = (mail: Email): EmailMessage[] => [mail, ...mail.replies];

/** Many mails share few people, files and messages: each is made plain once. */
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
const plainMessage = createPlain((message) => toText(message.slice(0, longest)));
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

/** How many mails are read in one go: so few that no key waits for it. */
const partSize = 250;

const prepared = new WeakSet<readonly Email[]>();

/**
 * Reads what a search looks into ahead of its first key, a part at a time: of 20,000 mails all at once would take longer
 * than a key may. A mail is read once in its life, and few mails need no preparation.
 */
export function prepareSearch(mails: readonly Email[]): void {
  if (mails.length <= partSize || prepared.has(mails)) return;
  prepared.add(mails);
  const readFrom = (start: number) => {
    const part = mails.slice(start, start + partSize);
    for (const column of Object.values(columns)) column(part);
    if (start + partSize < mails.length) setTimeout(readFrom, 0, start + partSize);
  };
  setTimeout(readFrom, 0, 0);
}
