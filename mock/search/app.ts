import {
  Autocomplete,
  call,
  Employee,
  EmployeePage,
  EmployeeQuery,
  type FoundContact,
  type MockApp,
  type MockStore,
  SearchAnswer,
  SearchQuery,
  type User,
} from 'shared/api';
import * as z from 'zod/mini';
import { getRules, isAllowed } from '../abilities';
import { ok } from '../core/answer';
import { createSearch, selectPage } from '../core/list';
import type { MockHost } from '../frame/host';
import { listSuggestions } from '../frame/suggestions';
import { findUsers, getOrder } from '../users/list';
import { findEmployees, getOrder as getEmployeeOrder } from './employees';
import { employeesKey, foundFilesKey, titlesKey } from './tables';

const searchLimit = 4;
const mostContacts = 50;
const defaultPerPage = 10;

/** The contacts that match; none for somebody who may not read users. */
function listContacts(store: MockStore, q: string | null | undefined, user: User | null): FoundContact[] {
  if (user && !isAllowed(getRules(user.role), 'read', 'User')) return [];
  return selectPage(findUsers(store, { q }), getOrder({}), {}, mostContacts).map(
    ({ id, fullName, email, avatar, lastSeen }) => ({
      title: fullName,
      email,
      img: avatar,
      date: lastSeen,
      link: `/apps/user/view/${id}`,
    }),
  );
}

export const createSearchApp = (host: MockHost): MockApp => ({
  id: 'search',
  subject: null,
  tables: [foundFilesKey, titlesKey, employeesKey],
  seed: async () => (await import(/* webpackChunkName: "mock-search" */ '../seed/search.json')).default,
  calls: [
    call({
      method: 'GET',
      path: '/api/main-search/data',
      summary: 'Pages, files and contacts that may be searched for; with q those that match, at most 50 contacts',
      input: SearchQuery,
      answer: SearchAnswer,
      needs: ['frame', 'users'],
      handle(store, { input: { q }, user }) {
        const search = createSearch(q);
        const pages = listSuggestions(store, host).filter(({ title }) => search(title));
        const files = store
          .table(foundFilesKey)
          .all()
          .filter(({ title, by }) => search(title, by))
          .map(({ id, ...file }) => ({ ...file, link: `/apps/email?q=${encodeURIComponent(file.by)}` }));
        return ok({
          searchArr: [
            { groupTitle: 'Pages', searchLimit, data: pages },
            { groupTitle: 'Files', searchLimit, data: files },
            { groupTitle: 'Contacts', searchLimit, data: listContacts(store, q, user) },
          ],
        });
      },
    }),
    call({
      method: 'GET',
      path: '/api/autocomplete/data',
      summary: 'A hundred titles to choose from',
      answer: Autocomplete,
      handle: (store) => ok({ autoComplete: [...store.table(titlesKey).all()] }),
    }),
    call({
      method: 'GET',
      path: '/api/datatables/initial-data',
      summary: 'A hundred employees',
      answer: z.array(Employee),
      handle: (store) => ok([...store.table(employeesKey).all()]),
    }),
    call({
      method: 'GET',
      path: '/api/datatables/data',
      summary: 'A page of the employees that match, under the key invoices; allData holds them all unless allData=0',
      input: EmployeeQuery,
      answer: EmployeePage,
      handle(store, { input }) {
        const all = store.table(employeesKey).all();
        const found = findEmployees(all, input.q);
        return ok({
          allData: input.allData === '0' ? [] : [...all],
          invoices: selectPage(found, getEmployeeOrder(input), input, defaultPerPage),
          total: found.places.length,
        });
      },
    }),
  ],
});
