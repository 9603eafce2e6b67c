import { emailsPerPage } from '../api/mailView';
import type { EmailSummary } from '../api/schemas';

/** Pages by number, from 1; those that are not here are not loaded. */
export type MailPages = ReadonlyMap<number, readonly EmailSummary[]>;

export const pageOfIndex = (index: number): number => Math.floor(index / emailsPerPage) + 1;

/** The place of an email in the list, from 0; undefined when its page is not loaded. */
export function indexOfMail(pages: MailPages, id: number): number | undefined {
  for (const [page, emails] of pages) {
    const place = emails.findIndex((mail) => mail.id === id);
    if (place >= 0) return (page - 1) * emailsPerPage + place;
  }
  return undefined;
}

export const mailAt = (pages: MailPages, index: number): EmailSummary | undefined =>
  pages.get(pageOfIndex(index))?.[index % emailsPerPage];

/**
 * The pages once some emails have left the list: those behind move up, as far as they are loaded. A page whose
 * followers are not loaded ends short.
 */
export function withoutEmails(pages: MailPages, ids: ReadonlySet<number>): Map<number, EmailSummary[]> {
  const left = new Map<number, EmailSummary[]>();
  // Pages that are not loaded may lose messages too: each loaded page after a gap is treated alone.
  for (const run of runsOf([...pages.keys()].sort((one, other) => one - other))) {
    const stay = run.flatMap((page) => pages.get(page) ?? []).filter(({ id }) => !ids.has(id));
    run.forEach((page, index) => {
      left.set(page, stay.slice(index * emailsPerPage, (index + 1) * emailsPerPage));
    });
  }
  return left;
}

function runsOf(numbers: readonly number[]): number[][] {
  const runs: number[][] = [];
  for (const number of numbers) {
    const last = runs.at(-1);
    if (last && last.at(-1) === number - 1) last.push(number);
    else runs.push([number]);
  }
  return runs;
}
