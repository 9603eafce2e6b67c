import type { AnswerOf } from '@atrium/contract';
import { type Bookmarks, coreCalls } from '@atrium/core/api';
import { optimistically, request } from '@atrium/sdk';
import { coreApi as baseApi } from '@atrium/sdk/host';

type Answers = { [Name in keyof typeof coreCalls]: AnswerOf<(typeof coreCalls)[Name]> };

const readApi = baseApi.enhanceEndpoints({ addTagTypes: ['Bookmarks', 'Brand', 'Notifications'] }).injectEndpoints({
  endpoints: (build) => ({
    getBookmarks: build.query<Answers['getBookmarks'], void>({
      query: () => request(coreCalls.getBookmarks),
      providesTags: ['Bookmarks'],
    }),
    search: build.query<Answers['search'], string>({ query: (q) => request(coreCalls.search, { q }) }),
    getBrand: build.query<Answers['getBrand'], void>({
      query: () => request(coreCalls.getBrand),
      providesTags: ['Brand'],
    }),
    getNotifications: build.query<Answers['getNotifications'], void>({
      query: () => request(coreCalls.getNotifications),
      providesTags: ['Notifications'],
    }),
  }),
});

const { updateQueryData } = readApi.util;

/** RTK Query endpoints of the shell: bookmarks, search and notifications. */
export const shellApi = readApi.injectEndpoints({
  endpoints: (build) => ({
    toggleBookmark: build.mutation<unknown, string>({
      query: (id) => request(coreCalls.toggleBookmark, { id }),
      onQueryStarted: (id, call) =>
        optimistically(call, [updateQueryData('getBookmarks', undefined, (draft) => toggled(draft, id))]),
      invalidatesTags: ['Bookmarks'],
    }),
    reorderBookmarks: build.mutation<unknown, string[]>({
      query: (ids) => request(coreCalls.reorderBookmarks, { ids }),
      onQueryStarted: (ids, call) =>
        optimistically(call, [
          updateQueryData('getBookmarks', undefined, (draft) => {
            draft.bookmarks.sort((a, b) => ids.indexOf(a.id) - ids.indexOf(b.id));
          }),
        ]),
      invalidatesTags: ['Bookmarks'],
    }),
    readNotifications: build.mutation<unknown, number[] | undefined>({
      query: (ids) => request(coreCalls.readNotifications, { ids }),
      onQueryStarted: (ids, call) =>
        optimistically(call, [
          updateQueryData('getNotifications', undefined, ({ notifications }) => {
            for (const one of notifications) if (!ids || ids.includes(one.id)) one.isRead = true;
          }),
        ]),
      invalidatesTags: ['Notifications', 'Counts'],
    }),
    setNotifications: build.mutation<Answers['setNotifications'], Answers['setNotifications']['settings']>({
      query: (settings) => request(coreCalls.setNotifications, settings),
      onQueryStarted: (settings, call) =>
        optimistically(call, [
          updateQueryData('getNotifications', undefined, (draft) => {
            draft.settings = settings;
          }),
        ]),
      invalidatesTags: ['Notifications', 'Counts'],
    }),
  }),
});

function toggled(draft: Bookmarks, id: string): void {
  const isThere = draft.bookmarks.some((bookmark) => bookmark.id === id);
  const suggestion = draft.suggestions.find((one) => one.id === id);
  if (isThere) draft.bookmarks = draft.bookmarks.filter((bookmark) => bookmark.id !== id);
  else if (suggestion) draft.bookmarks.push({ ...suggestion, isBookmarked: true });
  if (suggestion) suggestion.isBookmarked = !isThere;
}
