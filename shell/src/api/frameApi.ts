import type { Bookmarks, NotificationList, NotificationSettings, SearchAnswer } from 'shared/api';
import { frameApi as baseApi } from 'shared/runtime';

/** The calls of the frame itself: bookmarks, search and notifications. */
export const frameApi = baseApi.enhanceEndpoints({ addTagTypes: ['Bookmarks', 'Notifications'] }).injectEndpoints({
  endpoints: (build) => ({
    getBookmarks: build.query<Bookmarks, void>({
      query: () => ({ url: '/api/bookmarks/data' }),
      providesTags: ['Bookmarks'],
    }),
    toggleBookmark: build.mutation<void, number>({
      query: (id) => ({ url: '/api/bookmarks/update', method: 'POST', data: { id } }),
      async onQueryStarted(id, { dispatch, queryFulfilled }) {
        const patch = dispatch(frameApi.util.updateQueryData('getBookmarks', undefined, (draft) => toggled(draft, id)));
        queryFulfilled.catch(patch.undo);
      },
      invalidatesTags: ['Bookmarks'],
    }),
    reorderBookmarks: build.mutation<void, number[]>({
      query: (ids) => ({ url: '/api/bookmarks/reorder', method: 'POST', data: { ids } }),
      async onQueryStarted(ids, { dispatch, queryFulfilled }) {
        const patch = dispatch(
          frameApi.util.updateQueryData('getBookmarks', undefined, (draft) => {
            draft.bookmarks.sort((a, b) => ids.indexOf(a.id) - ids.indexOf(b.id));
          }),
        );
        queryFulfilled.catch(patch.undo);
      },
      invalidatesTags: ['Bookmarks'],
    }),
    search: build.query<SearchAnswer, string>({
      query: (q) => ({ url: '/api/main-search/data', params: { q } }),
    }),
    getNotifications: build.query<NotificationList, void>({
      query: () => ({ url: '/api/notifications' }),
      providesTags: ['Notifications'],
    }),
    readNotifications: build.mutation<void, number[] | undefined>({
      query: (ids) => ({ url: '/api/notifications/read', method: 'POST', data: ids ? { ids } : {} }),
      async onQueryStarted(ids, { dispatch, queryFulfilled }) {
        const patch = dispatch(
          frameApi.util.updateQueryData('getNotifications', undefined, ({ notifications }) => {
            for (const one of notifications) if (!ids || ids.includes(one.id)) one.isRead = true;
          }),
        );
        queryFulfilled.catch(patch.undo);
      },
      invalidatesTags: ['Notifications', 'Counts'],
    }),
    setNotifications: build.mutation<void, NotificationSettings>({
      query: (data) => ({ url: '/api/notifications/settings', method: 'POST', data }),
      async onQueryStarted(settings, { dispatch, queryFulfilled }) {
        const patch = dispatch(
          frameApi.util.updateQueryData('getNotifications', undefined, (draft) => {
            draft.settings = settings;
          }),
        );
        queryFulfilled.catch(patch.undo);
      },
      invalidatesTags: ['Notifications', 'Counts'],
    }),
  }),
});

function toggled(draft: Bookmarks, id: number): void {
  const isThere = draft.bookmarks.some((bookmark) => bookmark.id === id);
  const suggestion = draft.suggestions.find((one) => one.id === id);
  if (isThere) draft.bookmarks = draft.bookmarks.filter((bookmark) => bookmark.id !== id);
  else if (suggestion) draft.bookmarks.push({ ...suggestion, isBookmarked: true });
  if (suggestion) suggestion.isBookmarked = !isThere;
}
