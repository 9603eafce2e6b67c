import { type BackendStore, defineRecordSearch, type SearchGroup } from '@atrium/backend';
import { type StoredUser, usersTable } from './tables';
import { usualOrder } from './userSearch';

const groupTitle = 'Contacts';
const maxContacts = 50;

const toHit = ({ id, fullName, email, avatar, lastSeen }: StoredUser) => ({
  title: fullName,
  email,
  img: avatar,
  date: lastSeen,
  link: `/apps/user/view/${id}`,
});

const search = defineRecordSearch({
  table: usersTable,
  groupTitle,
  toHit,
  moreAt: (q) => `/apps/user/list?q=${encodeURIComponent(q)}`,
});

/** Without a query the first ones. */
export async function findContacts(store: BackendStore, { q }: { q: string }): Promise<SearchGroup[]> {
  if (q.trim()) return search(store, q);
  const first = await store.table(usersTable).find({ orderBy: usualOrder, limit: maxContacts });
  return [{ groupTitle, searchLimit: 4, data: first.map(toHit) }];
}
