import { frameCalls } from 'shared/api';
import { BookmarkId, BookmarkOrder, Bookmarks } from 'shared/api/schemas';
import { answerCall, type BackendCall, type BackendStore, Done, done, ok, unknown } from 'shared/backend';
import type { FrameHost } from './host';
import { listBookmarks, listSuggestions } from './suggestions';
import { bookmarksKey } from './tables';

const nextPosition = (store: BackendStore) =>
  Math.max(
    -1,
    ...store
      .table(bookmarksKey)
      .all()
      .map(({ position }) => position),
  ) + 1;

export const createBookmarkCalls = (host: FrameHost): BackendCall[] => [
  answerCall(frameCalls.getBookmarks, {
    summary: 'The pages that can be bookmarked, and the bookmarks in their order',
    answer: Bookmarks,
    handle: (store) => ok({ suggestions: listSuggestions(store, host), bookmarks: listBookmarks(store, host) }),
  }),
  answerCall(frameCalls.toggleBookmark, {
    summary: 'Bookmark a page, or take its bookmark away',
    input: BookmarkId,
    answer: Done,
    refusals: [404],
    handle(store, { input: { id } }) {
      const table = store.table(bookmarksKey);
      const page = host.suggestions().find((suggestion) => suggestion.id === id);
      if (table.get(id)) table.delete(id);
      else if (page) table.put({ ...page, position: nextPosition(store) });
      else return unknown('page');
      return done();
    },
  }),
  answerCall(frameCalls.reorderBookmarks, {
    summary: 'Put the bookmarks into an order; those that are not named follow as they were',
    input: BookmarkOrder,
    answer: Done,
    refusals: [404],
    handle(store, { input: { ids } }) {
      const table = store.table(bookmarksKey);
      if (ids.some((id) => !table.get(id))) return unknown('bookmark');
      const others = listBookmarks(store, host).map(({ id }) => id);
      for (const [position, id] of [...new Set([...ids, ...others])].entries()) {
        const bookmark = table.get(id);
        if (bookmark) table.put({ ...bookmark, position });
      }
      return done();
    },
  }),
];
