import { answerCall, createSearch, defineBackend, ok, type SearchGroup, whenReadAhead } from '@atrium/backend';
import type { BackendCatalog } from '@atrium/backend/engine';
import { mayOpen } from '../account';
import { frameCalls } from '../api';
import { SearchAnswer, SearchQuery } from '../api/schemas';
import type { FrameHost } from '../host';
import { listSuggestions } from '../suggestions';

const searchLimit = 4;

/** A file's picture is its `file` to clients of others. */
const toOthers = ({ data, ...group }: SearchGroup) => ({
  ...group,
  data: data.map((hit) => ({ ...hit, ...(hit.icon?.startsWith('/') && { file: hit.icon }) })),
});

/** The search over everything: the pages, and what the apps add to it. */
export const createSearchBackend = (host: FrameHost, catalog: () => BackendCatalog) => {
  const searching = () => catalog().idsOf(({ searches = false }) => searches);
  return defineBackend({
    id: 'search',
    subject: null,
    tables: [],
    calls: [
      answerCall(frameCalls.search, {
        summary: 'Pages and what the apps have that may be searched for; with q those that match',
        input: SearchQuery,
        answer: SearchAnswer,
        forOthers: ({ searchArr }) => ({ searchArr: searchArr.map(toOthers) }),
        needs: () => ['frame', ...searching()],
        async handle(store, { input: { q }, user }) {
          // What the first call has begun: read at once in place of that, 10,000 records would hold up the next key.
          if (q) await whenReadAhead();
          const matches = createSearch(q);
          const pages = listSuggestions(store, host, user).filter(({ title }) => matches(title));
          const groups = searching().flatMap((id) => {
            const backend = catalog().loaded(id);
            const isAllowed = !backend?.subject || store.permissions.allows(user, 'read', backend.subject);
            return isAllowed ? (backend?.search?.(store, { q: q ?? '', user }) ?? []) : [];
          });
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
