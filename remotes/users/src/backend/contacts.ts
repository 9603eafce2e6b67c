import { type BackendStore, createRecordSearch, type SearchGroup, selectPage } from '@atrium/backend';
import { type StoredUser, usersKey } from './tables';
import { findUsers, getOrder } from './userSearch';

const groupTitle = 'Contacts';
const maxContacts = 50;

const toHit = ({ id, fullName, email, avatar, lastSeen }: StoredUser) => ({
  title: fullName,
  email,
  img: avatar,
  date: lastSeen,
  link: `/apps/user/view/${id}`,
});

const search = createRecordSearch<StoredUser>({
  groupTitle,
  textsOf: ({ fullName, username, email }) => [fullName, username, email],
  toHit,
  moreAt: (q) => `/apps/user/list?q=${encodeURIComponent(q)}`,
});

/** Without a query the first ones. */
export function findContacts(store: BackendStore, { q }: { q: string }): SearchGroup[] {
  const found = search(store.table(usersKey).all(), q);
  if (q.trim()) return found;
  const first = selectPage(findUsers(store, {}), getOrder({}), {}, maxContacts);
  return [{ groupTitle, searchLimit: 4, data: first.map(toHit) }];
}
