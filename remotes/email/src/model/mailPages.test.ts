import { mailsPerPage } from '../api/mailView';
import type { EmailSummary } from '../api/schemas';
import { testMail } from '../testing/testMail';
import { indexOfMail, mailAt, pageOfIndex, withoutMails } from './mailPages';

const page = (number: number, size = mailsPerPage): [number, EmailSummary[]] => [
  number,
  Array.from({ length: size }, (_, place) => testMail({ id: (number - 1) * mailsPerPage + place + 1 })),
];
const ids = (mails: readonly EmailSummary[] | undefined) => mails?.map(({ id }) => id);

test('an index belongs to the page that holds it', () => {
  expect(pageOfIndex(0)).toBe(1);
  expect(pageOfIndex(mailsPerPage - 1)).toBe(1);
  expect(pageOfIndex(mailsPerPage)).toBe(2);
});

test('a mail is found at its index, also on a later page, and not on one that is not loaded', () => {
  const pages = new Map([page(1), page(3)]);
  expect(indexOfMail(pages, 1)).toBe(0);
  expect(indexOfMail(pages, 2 * mailsPerPage + 3)).toBe(2 * mailsPerPage + 2);
  expect(indexOfMail(pages, mailsPerPage + 1)).toBeUndefined();
  expect(mailAt(pages, 2 * mailsPerPage)?.id).toBe(2 * mailsPerPage + 1);
  expect(mailAt(pages, mailsPerPage)).toBeUndefined();
});

test('when mails leave, the followers move up across loaded pages and the last one ends short', () => {
  const left = withoutMails(new Map([page(1), page(2)]), new Set([1, 2]));
  expect(ids(left.get(1))?.slice(0, 2)).toEqual([3, 4]);
  expect(left.get(1)).toHaveLength(mailsPerPage);
  expect(left.get(2)).toHaveLength(mailsPerPage - 2);
});

test('a page after a gap is left as it is when nothing leaves it', () => {
  const left = withoutMails(new Map([page(1), page(3, 4)]), new Set([1]));
  expect(left.get(1)).toHaveLength(mailsPerPage - 1);
  expect(ids(left.get(3))).toEqual(ids(page(3, 4)[1]));
});
