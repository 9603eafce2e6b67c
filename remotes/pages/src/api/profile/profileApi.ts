import type { AnswerOf } from '@atrium/contract';
import { optimistically, request } from '@atrium/sdk';
import { pagesApi } from '../pagesApi';
import { profileCalls } from './calls';
import type { CommentDeletion, PostText, Profile } from './schemas';

const change = <T extends { id: number }>(items: readonly T[], id: number, next: (item: T) => T): T[] =>
  items.map((item) => (item.id === id ? next(item) : item));

const step = (isOn: boolean, wasOn: boolean): number => Number(isOn) - Number(wasOn);

export const likePost = (profile: Profile, postId: number, isOn: boolean): Profile => ({
  ...profile,
  post: change(profile.post, postId, (post) => ({
    ...post,
    youLiked: isOn,
    likes: post.likes + step(isOn, post.youLiked),
  })),
});

export const likeComment = (profile: Profile, postId: number, commentId: number, isOn: boolean): Profile => ({
  ...profile,
  post: change(profile.post, postId, (post) => ({
    ...post,
    detailedComments: change(post.detailedComments, commentId, (comment) => ({
      ...comment,
      youLiked: isOn,
      commentsLikes: comment.commentsLikes + step(isOn, comment.youLiked),
    })),
  })),
});

/** Votes in a poll: replaces an earlier vote; null withdraws it. */
export const vote = (profile: Profile, pollId: number, name: string | null): Profile => ({
  ...profile,
  polls: change(profile.polls, pollId, (poll) => ({
    ...poll,
    yourVote: name,
    options: poll.options.map((option) => ({
      ...option,
      votes: option.votes + step(option.name === name, option.name === poll.yourVote),
    })),
  })),
});

export const favoritePage = (profile: Profile, pageId: number, favorite: boolean): Profile => ({
  ...profile,
  suggestedPages: change(profile.suggestedPages, pageId, (page) => ({ ...page, favorite })),
});

export const favoriteFeed = (profile: Profile, feedId: number, favorite: boolean): Profile => ({
  ...profile,
  twitterFeeds: change(profile.twitterFeeds, feedId, (feed) => ({ ...feed, favorite })),
});

export const follow = (profile: Profile, suggestionId: number, isAdded: boolean): Profile => ({
  ...profile,
  suggestions: change(profile.suggestions, suggestionId, (person) => ({ ...person, isAdded })),
});

const readApi = pagesApi.enhanceEndpoints({ addTagTypes: ['Profile'] }).injectEndpoints({
  endpoints: (build) => ({
    getProfile: build.query<AnswerOf<typeof profileCalls.getProfile>, number | undefined>({
      query: (person) => request(profileCalls.getProfile, { person }),
      providesTags: ['Profile'],
    }),
  }),
});

const { selectCachedArgsForQuery, updateQueryData } = readApi.util;

type Call = Parameters<typeof optimistically<ReturnType<typeof updateQueryData<'getProfile'>>>>[0] & {
  getState: () => Parameters<typeof selectCachedArgsForQuery>[0];
};

const showAtOnce = (call: Call, change: (profile: Profile) => Profile) =>
  optimistically(
    call,
    selectCachedArgsForQuery(call.getState(), 'getProfile').map((person) =>
      updateQueryData('getProfile', person, change),
    ),
  );

/** Sending it again counts no second time. */
interface Switched {
  id: number;
  isOn: boolean;
}

const profileApi = readApi.injectEndpoints({
  endpoints: (build) => ({
    addPost: build.mutation<unknown, PostText>({
      query: (post) => request(profileCalls.addPost, post),
      invalidatesTags: ['Profile'],
    }),
    deletePost: build.mutation<unknown, number>({
      query: (postId) => request(profileCalls.deletePost, { postId }),
      invalidatesTags: ['Profile'],
    }),
    likePost: build.mutation<unknown, Switched>({
      query: ({ id, isOn }) => request(profileCalls.like, { postId: id, liked: isOn }),
      invalidatesTags: ['Profile'],
      onQueryStarted: ({ id, isOn }, call) => showAtOnce(call, (profile) => likePost(profile, id, isOn)),
    }),
    likeComment: build.mutation<unknown, Switched & { postId: number }>({
      query: ({ postId, id, isOn }) => request(profileCalls.like, { postId, commentId: id, liked: isOn }),
      invalidatesTags: ['Profile'],
      onQueryStarted: ({ postId, id, isOn }, call) =>
        showAtOnce(call, (profile) => likeComment(profile, postId, id, isOn)),
    }),
    commentOnPost: build.mutation<unknown, { postId: number; comment: string }>({
      query: (comment) => request(profileCalls.comment, comment),
      invalidatesTags: ['Profile'],
    }),
    deleteComment: build.mutation<unknown, CommentDeletion>({
      query: (comment) => request(profileCalls.deleteComment, comment),
      invalidatesTags: ['Profile'],
    }),
    sharePost: build.mutation<unknown, number>({
      query: (postId) => request(profileCalls.share, { postId }),
      invalidatesTags: ['Profile'],
    }),
    vote: build.mutation<unknown, { pollId: number; option: string | null }>({
      query: (choice) => request(profileCalls.vote, choice),
      invalidatesTags: ['Profile'],
      onQueryStarted: ({ pollId, option }, call) => showAtOnce(call, (profile) => vote(profile, pollId, option)),
    }),
    favoritePage: build.mutation<unknown, Switched>({
      query: ({ id, isOn }) => request(profileCalls.favoritePage, { pageId: id, favorite: isOn }),
      onQueryStarted: ({ id, isOn }, call) => showAtOnce(call, (profile) => favoritePage(profile, id, isOn)),
    }),
    favoriteFeed: build.mutation<unknown, Switched>({
      query: ({ id, isOn }) => request(profileCalls.favoriteFeed, { feedId: id, favorite: isOn }),
      onQueryStarted: ({ id, isOn }, call) => showAtOnce(call, (profile) => favoriteFeed(profile, id, isOn)),
    }),
    follow: build.mutation<unknown, Switched>({
      query: ({ id, isOn }) => request(profileCalls.follow, { suggestionId: id, isAdded: isOn }),
      onQueryStarted: ({ id, isOn }, call) => showAtOnce(call, (profile) => follow(profile, id, isOn)),
    }),
  }),
});

export const { useGetProfileQuery, useLazyGetProfileQuery } = readApi;
export const {
  useAddPostMutation,
  useDeletePostMutation,
  useLikePostMutation,
  useLikeCommentMutation,
  useCommentOnPostMutation,
  useDeleteCommentMutation,
  useSharePostMutation,
  useVoteMutation,
  useFavoritePageMutation,
  useFavoriteFeedMutation,
  useFollowMutation,
} = profileApi;
