import type { AnswerOf } from '@atrium/contract';
import { feedCalls } from '@atrium/core/api/feeds';
import { request } from '@atrium/sdk';
import { pagesApi } from '../pagesApi';

/** Private addresses belong to the core; this app makes and revokes them for the person. */
const feedsApi = pagesApi.enhanceEndpoints({ addTagTypes: ['Feeds'] }).injectEndpoints({
  endpoints: (build) => ({
    getFeeds: build.query<AnswerOf<typeof feedCalls.getFeeds>, void>({
      query: () => request(feedCalls.getFeeds),
      providesTags: ['Feeds'],
    }),
    makeFeed: build.mutation<AnswerOf<typeof feedCalls.makeFeed>, void>({
      query: () => request(feedCalls.makeFeed, { kind: 'calendar' }),
      invalidatesTags: ['Feeds'],
    }),
    revokeFeed: build.mutation<unknown, string>({
      query: (id) => request(feedCalls.revokeFeed, { id }),
      invalidatesTags: ['Feeds'],
    }),
  }),
});

export const { useGetFeedsQuery, useMakeFeedMutation, useRevokeFeedMutation } = feedsApi;
