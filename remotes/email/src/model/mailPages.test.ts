import { emailsPerPage } from '../api/mailView';
import type { EmailSummary } from '../api/schemas';
import { testMail } from '../testing/testMail';
import { indexOfMail, mailAt, pageOfIndex, withoutEmails } from './mailPages';

const page = (number: number, size = emailsPerPage): [number, EmailSummary[]] => [
  number,
  Array.from({ length: size }, (_, place) => testMail({ id: (number - 1) * emailsPerPage + place + 1 })),
];
const ids = (emails: readonly EmailSummary[] | undefined) => emails?.map(({ id }) => id);

test('an index belongs to the page that holds it', () => {
  expect(pageOfIndex(0)).toBe(1);
  expect(pageOfIndex(emailsPerPage - 1)).toBe(1);
  expect(pageOfIndex(emailsPerPage)).toBe(2);
});

test('an email is found at its index, also on a later page, and not on one that is not loaded', () => {
  const pages = new Map([page(1), page(3)]);
  expect(indexOfMail(pages, 1)).toBe(0);
  expect(indexOfMail(pages, 2 * emailsPerPage + 3)).toBe(2 * emailsPerPage + 2);
  expect(indexOfMail(pages, emailsPerPage + 1)).toBeUndefined();
  expect(mailAt(pages, 2 * emailsPerPage)?.id).toBe(2 * emailsPerPage + 1);
  expect(mailAt(pages, emailsPerPage)).toBeUndefined();
});

test('when emails leave, the followers move up across loaded pages and the last one ends short', () => {
  const left = withoutEmails(new Map([page(1), page(2)]), new Set([1, 2]));
  expect(ids(left.get(1))?.slice(0, 2)).toEqual([3, 4]);
  expect(left.get(1)).toHaveLength(emailsPerPage);
  expect(left.get(2)).toHaveLength(emailsPerPage - 2);
});

test('a page after a gap is left as it is when nothing leaves it', () => {
  const left = withoutEmails(new Map([page(1), page(3, 4)]), new Set([1]));
  expect(left.get(1)).toHaveLength(emailsPerPage - 1);
  expect(ids(left.get(3))).toEqual(ids(page(3, 4)[1]));
});
