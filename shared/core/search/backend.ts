import { answerCall, defineBackend, ok, type SearchGroup, toPlainText } from '@atrium/backend';
import type { BackendCatalog } from '@atrium/backend/engine';
import { coreCalls } from '../api';
import * as schemas from '../api/schemas/search';
import { SearchAnswer, SearchQuery } from '../api/schemas/search';
import type { CoreOptions } from '../options/CoreOptions';
import { mayOpen } from '../shell/access';
import { listSuggestions } from '../shell/suggestions';

const searchLimit = 4;

/** Legacy clients know a file's picture as its `file`. */
const toLegacyGroup = ({ data, ...group }: SearchGroup) => ({
  ...group,
  data: data.map((hit) => ({ ...hit, ...(hit.icon?.startsWith('/') && { file: hit.icon }) })),
});

/** The search over everything: the pages, and what the apps add to it. */
export const createSearchBackend = (host: CoreOptions, catalog: () => BackendCatalog) => {
  const searching = () => catalog().idsOf(({ searches = false }) => searches);
  return defineBackend({
    id: 'search',
    entities: schemas,
    api: { about: 'The search over everything', calls: coreCalls },
    subject: null,
    tables: [],
    calls: [
      answerCall(coreCalls.search, {
        summary: 'Pages and what the apps have that may be searched for; with q those that match',
        input: SearchQuery,
        answer: SearchAnswer,
        async legacyView({ searchArr }) {
          const { toLegacyPages } = await import(/* webpackChunkName: "mock-later" */ '../shell/legacyPageIds');
          return { searchArr: searchArr.map((group) => toLegacyGroup({ ...group, data: toLegacyPages(group.data) })) };
        },
        needs: () => ['frame', ...searching()],
        async handle(store, { input: { q }, user }) {
          const words = toPlainText(q ?? '').split(/\s+/);
          const suggestions = await listSuggestions(store, host, user);
          const pages = suggestions.filter(({ title }) => words.every((word) => toPlainText(title).includes(word)));
          const searches = searching().map(async (id) => {
            const backend = catalog().loaded(id);
            const isAllowed = !backend?.subject || store.permissions.allows(user, 'read', backend.subject);
            return isAllowed ? ((await backend?.search?.(store, { q: q ?? '', user })) ?? []) : [];
          });
          const groups = (await Promise.all(searches)).flat();
          // An app whose pages ask for different things need not ask for each by itself.
          const readable = groups.map((group) => ({
            ...group,
            data: group.data.filter(({ link }) => mayOpen(store, host, user, link)),
          }));
          return ok({ searchArr: [{ groupTitle: 'Pages', searchLimit, data: pages }, ...readable] });
        },
      }),
    ],
  });
};
