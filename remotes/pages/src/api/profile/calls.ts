import type { Done } from '@atrium/backend';
import { defineCall } from '@atrium/contract';
import type * as api from './schemas';

export const profileCalls = {
  getProfile: defineCall<api.ProfileQuery, api.Profile>({ method: 'GET', path: '/profile/data' }),
  addPost: defineCall<api.PostText, api.ProfilePostAnswer>({ method: 'POST', path: '/profile/posts' }),
  deletePost: defineCall<api.PostDeletion, Done>({ method: 'DELETE', path: '/profile/posts' }),
  like: defineCall<api.PostLike, api.ProfilePostAnswer>({ method: 'POST', path: '/profile/like' }),
  comment: defineCall<api.PostComment, api.ProfilePostAnswer>({ method: 'POST', path: '/profile/comments' }),
  deleteComment: defineCall<api.CommentDeletion, api.ProfilePostAnswer>({
    method: 'DELETE',
    path: '/profile/comments',
  }),
  share: defineCall<api.PostShare, api.ProfilePostAnswer>({ method: 'POST', path: '/profile/share' }),
  vote: defineCall<api.PollVote, api.ProfilePollAnswer>({ method: 'POST', path: '/profile/vote' }),
  favoritePage: defineCall<api.PageFavorite, Done>({ method: 'POST', path: '/profile/favorite-page' }),
  favoriteFeed: defineCall<api.TwitterFavorite, Done>({ method: 'POST', path: '/profile/favorite-feed' }),
  follow: defineCall<api.SuggestionAdd, Done>({ method: 'POST', path: '/profile/add-suggestion' }),
};
