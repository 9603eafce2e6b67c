import { type Addressee, createColumn, toPlainText, toText } from 'shared/backend';
import type { Email, EmailMessage } from '../api/schemas';
import { dayOf, type QueryTerm, sizeOf } from '../model/mailQuery';

/** What is searched of one text, at most: no word of a mail is farther down. */
const longest = 200_000;

const messagesOf = (mail: Email): EmailMessage[] => [mail, ...mail.replies];
const written = (people: readonly Addressee[]) => people.map(({ name, email }) => `${name} ${email}`);
const plain = (...texts: readonly string[]) => toPlainText(texts.join('\u0000'));

const columns = {
  from: createColumn((mail: Email) => plain(...messagesOf(mail).flatMap(({ from }) => written([from])))),
  to: createColumn((mail: Email) =>
    plain(...messagesOf(mail).flatMap(({ to, cc, bcc }) => written([...to, ...cc, ...bcc]))),
  ),
  subject: createColumn((mail: Email) => plain(mail.subject)),
  text: createColumn((mail: Email) =>
    plain(
      mail.subject,
      ...messagesOf(mail).flatMap(({ from, to, cc, bcc, message, attachments }) => [
        ...written([from, ...to, ...cc, ...bcc]),
        ...attachments.map(({ fileName }) => fileName),
        toText(message.slice(0, longest)),
      ]),
    ),
  ),
};

type Match = (place: number) => boolean;

/** A test of the mails of a table, by their places. */
export function createMatch(mails: readonly Email[], terms: readonly QueryTerm[], now: number): Match {
  const matches = terms.map((term): Match => {
    const match = matchOf(mails, term, now);
    return term.isNot ? (place) => !match(place) : match;
  });
  return (place) => matches.every((match) => match(place));
}

function matchOf(mails: readonly Email[], { field, value }: QueryTerm, now: number): Match {
  if (field === 'from' || field === 'to' || field === 'subject' || field === 'text') {
    const texts = columns[field](mails);
    const wanted = toPlainText(value);
    return (place) => texts[place]?.includes(wanted) ?? false;
  }
  const test = testOf(field, value.toLowerCase(), now);
  return (place) => {
    const mail = mails[place];
    return mail !== undefined && test(mail);
  };
}

const sizeOfMail = (mail: Email): number =>
  messagesOf(mail).reduce(
    (sum, { message, attachments }) => attachments.reduce((all, { size }) => all + size, sum + message.length),
    0,
  );

function testOf(field: Exclude<QueryTerm['field'], keyof typeof columns>, value: string, now: number) {
  const moment = dayOf(value, now) ?? 0;
  const day = new Date(Number.isFinite(moment) ? moment : 0).toISOString();
  const size = sizeOf(value) ?? 0;
  const tests: Record<typeof field, (mail: Email) => boolean> = {
    has: (mail) => messagesOf(mail).some(({ attachments }) => attachments.length > 0),
    is: ({ isRead, isStarred }) => (value.endsWith('read') ? isRead : isStarred) !== value.startsWith('un'),
    label: ({ labels }) => labels.some((label) => label === value),
    // Where it is named without a minus, it chooses the folder (`folderOf`).
    in: ({ folder, isStarred }) => (value === 'starred' ? isStarred : folder === value),
    before: ({ time }) => time < day,
    after: ({ time }) => time >= day,
    larger: (mail) => sizeOfMail(mail) > size,
  };
  return tests[field];
}
