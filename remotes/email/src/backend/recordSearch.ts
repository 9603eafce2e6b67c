import { type BackendStore, createRecordSearch, type SearchGroup, type SearchHit, selectPage } from '@atrium/backend';
import type { Email } from '../api/schemas';
import { mailAddress } from '../model/mailPath';
import { readQuery } from '../model/mailQuery';
import { createNameMatch } from './mailMatch';
import { findEmails, newestFirst } from './mailSearch';
import { prepareSearch } from './searchedTexts';
import { emailsKey } from './tables';

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

/** Subject and sender only, tolerating typing errors. */
const searchNearly = createRecordSearch<Email>({
  groupTitle: group.groupTitle,
  textsOf: ({ subject, from }) => [subject, from.name],
  toHit,
  isHidden: ({ folder }) => folder === 'trash',
  moreAt,
});

/**
 * Global search with the semantics of the list; matches in subject or sender come first. An empty query preloads the
 * index.
 */
export function searchEmails(store: BackendStore, text: string): SearchGroup[] {
  const q = text.trim();
  const terms = readQuery(q);
  if (terms.length === 0) {
    const emails = store.table(emailsKey).all();
    prepareSearch(emails);
    return searchNearly(emails, '');
  }
  const found = findEmails(store, { folder: '', q });
  if (found.places.length === 0) return searchNearly(store.table(emailsKey).all(), q);
  const isNamed = createNameMatch(found.rows, terms);
  const data = [true, false].flatMap((wanted) => {
    const places = found.places.filter((place) => isNamed(place) === wanted);
    return selectPage({ ...found, places }, newestFirst, { perPage: maxHits }, maxHits);
  });
  return [{ ...group, total: found.places.length, more: moreAt(q), data: data.slice(0, maxHits).map(toHit) }];
}
