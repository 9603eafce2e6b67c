import { emailsPerPage } from '../api/mailView';
import type { EmailSummary } from '../api/schemas';

/** Loaded pages by number, from 1. */
export type MailPages = ReadonlyMap<number, readonly EmailSummary[]>;

export const pageOfIndex = (index: number): number => Math.floor(index / emailsPerPage) + 1;

/** Index of an email in the list, from 0; undefined if its page is not loaded. */
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
 * Pages after emails have left the list: later ones move up, as far as they are loaded. A page without loaded
 * successors becomes shorter.
 */
export function withoutEmails(pages: MailPages, ids: ReadonlySet<number>): Map<number, EmailSummary[]> {
  const left = new Map<number, EmailSummary[]>();
  // Unloaded pages may lose messages too, so each loaded page after a gap is handled alone.
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
