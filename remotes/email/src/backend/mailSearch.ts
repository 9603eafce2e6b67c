import { type BackendStore, byValue, type Found, findRows, toFilter } from '@atrium/backend';
import type { Email, EmailInContext } from '../api/schemas';
import { folderOf, readQuery } from '../model/mailQuery';
import { isScheduled } from '../model/sending';
import { momentOf } from '../model/snooze';
import { createMatch } from './mailMatch';
import { emailsKey } from './tables';

interface View {
  folder?: string | null;
  label?: string | null;
  q?: string | null;
}

export const newestFirst = byValue<Email>((mail) => momentOf(mail), 'desc', 'desc');

/** Newest first; for equal times the highest id. */
const byNewest = (a: Email, b: Email): number => {
  if (momentOf(a) === momentOf(b)) return b.id - a.id;
  return momentOf(a) < momentOf(b) ? 1 : -1;
};

const isIn = (folder: string) => {
  if (folder === 'anywhere') return () => true;
  if (folder === '') return (email: Email) => email.folder !== 'trash';
  if (folder === 'starred') return (email: Email) => email.isStarred && email.folder !== 'trash';
  if (folder === 'scheduled') return isScheduled;
  return (email: Email) => email.folder === folder && !isScheduled(email);
};

/** Emails of a list. No folder means the inbox, an empty one all but the trash; a search may name another. */
export function findEmails(store: BackendStore, { folder, label, q }: View): Found<Email> {
  const terms = readQuery(q ?? '');
  const named = folderOf(terms);
  const inFolder = isIn(named === 'all' ? '' : (named ?? folder?.trim() ?? 'inbox'));
  const wanted = toFilter(label);
  const emails = store.table(emailsKey).all();
  const matches = createMatch(
    emails,
    terms.filter(({ field, isNot }) => field !== 'in' || isNot),
    store.now(),
  );
  return findRows(
    emails,
    (email, place) => inFolder(email) && (!wanted || email.labels.some((own) => own === wanted)) && matches(place),
  );
}

const isNamed = (value: string | null | undefined) => value !== undefined && value !== null;

/** Candidates for neighbours: the list in view, else all emails. */
function findAround(store: BackendStore, view: View): Found<Email> {
  const isInView = isNamed(view.folder) || isNamed(view.label) || isNamed(view.q);
  return isInView ? findEmails(store, view) : findRows(store.table(emailsKey).all(), () => true);
}

interface Neighbours {
  previous?: Email;
  next?: Email;
}

/** Neighbours of an email in time; it need not be in the list itself. */
export function findNeighbours(store: BackendStore, email: Email, view: View): Neighbours {
  const neighbours: Neighbours = {};
  const { rows, places } = findAround(store, view);
  for (const index of places) {
    const other = rows[index] ?? email;
    const place = byNewest(other, email);
    if (place > 0 && (!neighbours.previous || byNewest(other, neighbours.previous) < 0)) neighbours.previous = other;
    if (place < 0 && (!neighbours.next || byNewest(other, neighbours.next) > 0)) neighbours.next = other;
  }
  return neighbours;
}

export function toContext(store: BackendStore, email: Email, view: View): EmailInContext {
  const { previous, next } = findNeighbours(store, email, view);
  return { ...email, hasPreviousMail: previous !== undefined, hasNextMail: next !== undefined };
}
