import type { Email, MockStore } from 'shared/api';
import { createSearch, toFilter } from '../core/list';
import { toText } from '../core/text';
import { emailsKey } from './tables';

interface View {
  folder?: string | null;
  label?: string | null;
  q?: string | null;
}

/** Newest first; of the same moment the highest id. */
export const byNewest = (a: Email, b: Email): number => (a.time === b.time ? b.id - a.id : a.time < b.time ? 1 : -1);

const isIn = (folder: string) => {
  if (folder === '') return (email: Email) => email.folder !== 'trash';
  if (folder === 'starred') return (email: Email) => email.isStarred && email.folder !== 'trash';
  return (email: Email) => email.folder === folder;
};

/** The mails of a list, newest first. An absent folder is the inbox, an empty one all but the trash. */
export function listEmails(store: MockStore, { folder, label, q }: View): Email[] {
  const inFolder = isIn(folder ?? 'inbox');
  const wanted = toFilter(label);
  const search = createSearch(q);
  return store
    .table(emailsKey)
    .all()
    .filter((email) => inFolder(email) && (!wanted || email.labels.some((own) => own === wanted)))
    .filter((email) => search(email.subject, email.from.name, email.from.email, toText(email.message)))
    .sort(byNewest);
}

/** The list around a mail, with the mail in its place: the one in view where it is named, else all mails. */
export function listAround(store: MockStore, email: Email, view: View): Email[] {
  const isScoped = [view.folder, view.label, view.q].some((value) => value !== undefined && value !== null);
  const list = isScoped ? listEmails(store, view) : [...store.table(emailsKey).all()];
  return [...new Set([...list, email])].sort(byNewest);
}
