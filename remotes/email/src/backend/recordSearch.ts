import {
  and,
  type BackendStore,
  defineRecordSearch,
  loadReferences,
  ne,
  not,
  type SearchGroup,
  type SearchHit,
  search,
} from '@atrium/backend';
import type { Email } from '../api/schemas';
import { mailAddress } from '../model/mailPath';
import { readQuery } from '../model/mailQuery';
import { matchNames } from './mailMatch';
import { inView } from './mailSearch';
import { type EmailColumn, emailsTable, foundFilesTable, newestFirst } from './tables';

const group = { groupTitle: 'Mails', searchLimit: 4 };
const maxHits = 20;

const toHit = ({ id, subject, from, folder, time }: Email): SearchHit => ({
  id,
  title: subject || from.name,
  by: from.name,
  date: time.slice(0, 10),
  link: mailAddress({ folder, q: '' }, id),
});

const moreAt = (q: string) => mailAddress({ folder: 'all', q });

/** Tolerates typing errors. */
const searchNearly = defineRecordSearch({
  table: emailsTable,
  groupTitle: group.groupTitle,
  toHit,
  where: ne<EmailColumn>('folder', 'trash'),
  moreAt,
});

/** Global search with the semantics of the list; matches in subject or sender come first. */
export async function searchEmails(store: BackendStore, text: string): Promise<SearchGroup[]> {
  const q = text.trim();
  const terms = readQuery(q);
  if (terms.length === 0) return [];
  await loadReferences();
  const emails = store.table(emailsTable);
  const isFound = inView({ folder: '', q }, store.now());
  const isNamed = matchNames(terms);
  const newest = (where: typeof isFound, limit: number) => emails.find({ where, orderBy: newestFirst, limit });
  const [total, named] = await Promise.all([emails.count(isFound), newest(and(isFound, isNamed), maxHits)]);
  if (total === 0) return searchNearly(store, q);
  const hasMore = isNamed && named.length < Math.min(total, maxHits);
  const others = hasMore ? await newest(and(isFound, not(isNamed)), maxHits - named.length) : [];
  return [{ ...group, total, more: moreAt(q), data: [...named, ...others].map(toHit) }];
}

export async function searchFiles(store: BackendStore, q: string): Promise<SearchGroup> {
  const files = await store.table(foundFilesTable).find({ where: search(q) });
  const toFileHit = ({ title, by, size, icon }: (typeof files)[number]): SearchHit => ({
    title,
    by,
    size,
    icon,
    link: `/apps/email?q=${encodeURIComponent(by)}`,
  });
  return { groupTitle: 'Files', searchLimit: group.searchLimit, data: files.map(toFileHit) };
}
