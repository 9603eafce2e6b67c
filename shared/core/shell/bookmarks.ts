import { answerCall, type BackendCall, Done, done, ok, unknown } from '@atrium/backend';
import { coreCalls } from '../api';
import { BookmarkId, BookmarkOrder, Bookmarks } from '../api/schemas/core';
import type { CoreOptions } from '../options/CoreOptions';
import { accountOf } from './access';
import { listBookmarks, listPages, listSuggestions, readBookmarks, readPageIds } from './suggestions';
import { bookmarkListsTable } from './tables';

export const createBookmarkCalls = (host: CoreOptions): BackendCall[] => [
  answerCall(coreCalls.getBookmarks, {
    summary: "The pages that can be bookmarked, and one's own bookmarks in their order",
    answer: Bookmarks,
    async legacyView({ suggestions, bookmarks }) {
      const { toLegacyPages } = await import(/* webpackChunkName: "mock-later" */ './legacyPageIds');
      return { suggestions: toLegacyPages(suggestions), bookmarks: toLegacyPages(bookmarks) };
    },
    handle: async (store, { user }) =>
      ok({ suggestions: await listSuggestions(store, host, user), bookmarks: await listBookmarks(store, host, user) }),
  }),
  answerCall(coreCalls.toggleBookmark, {
    summary: 'Bookmark a page, or take its bookmark away',
    input: BookmarkId,
    answer: Done,
    rejections: [404],
    async handle(store, { input, user }) {
      const [id] = await readPageIds([input.id]);
      const before = await readBookmarks(store, host, user);
      const others = before.filter((bookmark) => bookmark.id !== id);
      const page = listPages(store, host, user).find((suggestion) => suggestion.id === id);
      if (others.length === before.length && !page) return unknown('page');
      const bookmarks =
        page && others.length === before.length
          ? [...before, { id: page.id, title: page.title, icon: page.icon, link: page.link }]
          : others;
      await store.table(bookmarkListsTable).put({ id: accountOf(user), bookmarks });
      return done();
    },
  }),
  answerCall(coreCalls.reorderBookmarks, {
    summary: 'Put the bookmarks into an order; those that are not named follow as they were',
    input: BookmarkOrder,
    answer: Done,
    rejections: [404],
    async handle(store, { input, user }) {
      const ids = await readPageIds(input.ids);
      const before = await readBookmarks(store, host, user);
      const first = [...new Set(ids)].map((id) => before.find((bookmark) => bookmark.id === id));
      const named = first.filter((bookmark) => bookmark !== undefined);
      if (named.length < first.length) return unknown('bookmark');
      const bookmarks = [...named, ...before.filter((bookmark) => !named.includes(bookmark))];
      await store.table(bookmarkListsTable).put({ id: accountOf(user), bookmarks });
      return done();
    },
  }),
];
