import { toPlainText } from '@atrium/backend';
import type { Email } from '../api/schemas';
import { dayOf, type QueryTerm, sizeOf } from '../model/mailQuery';
import { columns, messagesOf } from './searchedTexts';

type Match = (place: number) => boolean;

export function createMatch(emails: readonly Email[], terms: readonly QueryTerm[], now: number): Match {
  const matches = terms.map((term): Match => {
    const match = matchOf(emails, term, now);
    return term.isNot ? (place) => !match(place) : match;
  });
  return (place) => matches.every((match) => match(place));
}

/** True if subject or sender contain the words of a search. */
export function createNameMatch(emails: readonly Email[], terms: readonly QueryTerm[]): Match {
  const names = [columns.subject(emails), columns.from(emails)];
  const words = terms.filter(({ field, isNot }) => field === 'text' && !isNot).map(({ value }) => toPlainText(value));
  const isIn = (place: number) => (word: string) =>
    names.some((texts) => texts[place]?.some((text) => text.includes(word)));
  return (place) => words.every(isIn(place));
}

function matchOf(emails: readonly Email[], { field, value }: QueryTerm, now: number): Match {
  if (field === 'from' || field === 'to' || field === 'subject' || field === 'text') {
    const texts = columns[field](emails);
    const wanted = toPlainText(value);
    return (place) => texts[place]?.some((text) => text.includes(wanted)) ?? false;
  }
  const test = testOf(field, value.toLowerCase(), now);
  return (place) => {
    const mail = emails[place];
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
    // Without a minus, it chooses the folder (`folderOf`).
    in: ({ folder, isStarred }) => (value === 'starred' ? isStarred : folder === value),
    before: ({ time }) => time < day,
    after: ({ time }) => time >= day,
    larger: (mail) => sizeOfMail(mail) > size,
  };
  return tests[field];
}
