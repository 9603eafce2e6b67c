import type { AnswerOf } from 'shared/contract';
import { optimistically, request } from 'shared/runtime';
import { pagesApi } from '../pagesApi';
import { profileCalls } from './calls';
import { favoriteFeed, favoritePage, follow, likeComment, likePost, vote } from './profileChanges';
import type { Profile } from './schemas';

const readApi = pagesApi.enhanceEndpoints({ addTagTypes: ['Profile'] }).injectEndpoints({
  endpoints: (build) => ({
    getProfile: build.query<AnswerOf<typeof profileCalls.getProfile>, void>({
      query: () => request(profileCalls.getProfile),
      providesTags: ['Profile'],
    }),
  }),
});

type Call = Parameters<typeof optimistically<ReturnType<typeof readApi.util.updateQueryData<'getProfile'>>>>[0];

/** Shows a change of the page before it is kept. */
const showAtOnce = (call: Call, change: (profile: Profile) => Profile) =>
  optimistically(call, [readApi.util.updateQueryData('getProfile', undefined, change)]);

/** A person's page, and what others do on it. */
export const profileApi = readApi.injectEndpoints({
  endpoints: (build) => ({
    likePost: build.mutation<unknown, number>({
      query: (postId) => request(profileCalls.like, { postId }),
      invalidatesTags: ['Profile'],
      onQueryStarted: (id, call) => showAtOnce(call, (profile) => likePost(profile, id)),
    }),
    likeComment: build.mutation<unknown, { postId: number; commentId: number }>({
      query: (comment) => request(profileCalls.like, comment),
      invalidatesTags: ['Profile'],
      onQueryStarted: ({ postId, commentId }, call) =>
        showAtOnce(call, (profile) => likeComment(profile, postId, commentId)),
    }),
    commentOnPost: build.mutation<unknown, { postId: number; comment: string }>({
      query: (comment) => request(profileCalls.comment, comment),
      invalidatesTags: ['Profile'],
    }),
    sharePost: build.mutation<unknown, number>({
      query: (postId) => request(profileCalls.share, { postId }),
      invalidatesTags: ['Profile'],
    }),
    vote: build.mutation<unknown, { pollId: number; option: string }>({
      query: (choice) => request(profileCalls.vote, choice),
      invalidatesTags: ['Profile'],
      onQueryStarted: ({ pollId, option }, call) => showAtOnce(call, (profile) => vote(profile, pollId, option)),
    }),
    favoritePage: build.mutation<unknown, number>({
      query: (pageId) => request(profileCalls.favoritePage, { pageId }),
      onQueryStarted: (id, call) => showAtOnce(call, (profile) => favoritePage(profile, id)),
    }),
    favoriteFeed: build.mutation<unknown, number>({
      query: (feedId) => request(profileCalls.favoriteFeed, { feedId }),
      onQueryStarted: (id, call) => showAtOnce(call, (profile) => favoriteFeed(profile, id)),
    }),
    follow: build.mutation<unknown, number>({
      query: (suggestionId) => request(profileCalls.follow, { suggestionId }),
      onQueryStarted: (id, call) => showAtOnce(call, (profile) => follow(profile, id)),
    }),
  }),
});

export const { useGetProfileQuery } = readApi;
export const {
  useLikePostMutation,
  useLikeCommentMutation,
  useCommentOnPostMutation,
  useSharePostMutation,
  useVoteMutation,
  useFavoritePageMutation,
  useFavoriteFeedMutation,
  useFollowMutation,
} = profileApi;
