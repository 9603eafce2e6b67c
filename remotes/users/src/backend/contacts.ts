import { type BackendStore, type SearchGroup, selectPage } from 'shared/backend';
import { findUsers, getOrder } from './userSearch';

const searchLimit = 4;
const mostContacts = 50;

/** What the search over everything finds among the users. */
export const findContacts = (store: BackendStore, { q }: { q: string }): SearchGroup[] => [
  {
    groupTitle: 'Contacts',
    searchLimit,
    data: selectPage(findUsers(store, { q }), getOrder({}), {}, mostContacts).map(
      ({ id, fullName, email, avatar, lastSeen }) => ({
        title: fullName,
        email,
        img: avatar,
        date: lastSeen,
        link: `/apps/user/view/${id}`,
      }),
    ),
  },
];
