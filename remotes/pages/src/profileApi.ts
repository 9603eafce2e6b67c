import type { Profile } from 'shared/api';
import { favoriteFeed, favoritePage, follow, likeComment, likePost, vote } from './model/profileChanges';
import { pagesApi } from './pagesApi';

const readApi = pagesApi.enhanceEndpoints({ addTagTypes: ['Profile'] }).injectEndpoints({
  endpoints: (build) => ({
    getProfile: build.query<Profile, void>({
      query: () => ({ url: '/profile/data' }),
      providesTags: ['Profile'],
    }),
  }),
});

interface Call {
  dispatch: (patch: ReturnType<typeof readApi.util.updateQueryData<'getProfile'>>) => { undo: () => void };
  queryFulfilled: Promise<unknown>;
}

/** Shows a change at once, and takes it back when the call fails. */
async function showAtOnce(change: (profile: Profile) => Profile, { dispatch, queryFulfilled }: Call): Promise<void> {
  const shown = dispatch(readApi.util.updateQueryData('getProfile', undefined, change));
  await queryFulfilled.catch(shown.undo);
}

const post = (call: string, data: object) => ({ url: `/profile/${call}`, method: 'POST', data });

/** A person's page, and what others do on it. */
export const profileApi = readApi.injectEndpoints({
  endpoints: (build) => ({
    likePost: build.mutation<unknown, number>({
      query: (postId) => post('like', { postId }),
      invalidatesTags: ['Profile'],
      onQueryStarted: (id, call) => showAtOnce((profile) => likePost(profile, id), call),
    }),
    likeComment: build.mutation<unknown, { postId: number; commentId: number }>({
      query: (data) => post('like', data),
      invalidatesTags: ['Profile'],
      onQueryStarted: ({ postId, commentId }, call) =>
        showAtOnce((profile) => likeComment(profile, postId, commentId), call),
    }),
    commentOnPost: build.mutation<unknown, { postId: number; comment: string }>({
      query: (data) => post('comments', data),
      invalidatesTags: ['Profile'],
    }),
    vote: build.mutation<unknown, { pollId: number; option: string }>({
      query: (data) => post('vote', data),
      invalidatesTags: ['Profile'],
      onQueryStarted: ({ pollId, option }, call) => showAtOnce((profile) => vote(profile, pollId, option), call),
    }),
    favoritePage: build.mutation<unknown, number>({
      query: (pageId) => post('favorite-page', { pageId }),
      onQueryStarted: (id, call) => showAtOnce((profile) => favoritePage(profile, id), call),
    }),
    favoriteFeed: build.mutation<unknown, number>({
      query: (feedId) => post('favorite-feed', { feedId }),
      onQueryStarted: (id, call) => showAtOnce((profile) => favoriteFeed(profile, id), call),
    }),
    follow: build.mutation<unknown, number>({
      query: (suggestionId) => post('add-suggestion', { suggestionId }),
      onQueryStarted: (id, call) => showAtOnce((profile) => follow(profile, id), call),
    }),
  }),
});

export const { useGetProfileQuery } = readApi;
export const {
  useLikePostMutation,
  useLikeCommentMutation,
  useCommentOnPostMutation,
  useVoteMutation,
  useFavoritePageMutation,
  useFavoriteFeedMutation,
  useFollowMutation,
} = profileApi;
