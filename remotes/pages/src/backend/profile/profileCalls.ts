import { answerCall, created, Done, done, ok, refuseField, unknown } from 'shared/backend';
import { profileCalls } from '../../api/profile/calls';
import * as schemas from '../../api/profile/schemas';
import { createArea } from '../area';
import { getSelf } from '../self';
import { getLastCommentId, likeComment, likePost, vote } from './changes';
import { profileForOthers } from './forOthers';
import { getProfile } from './profile';
import { feedsKey, pagesKey, pollsKey, profilePostsKey, suggestionsKey } from './tables';

const { PageFavorite, PollVote, PostComment, PostLike, PostShare, Profile, SuggestionAdd, TwitterFavorite } = schemas;
const { ProfilePollAnswer, ProfilePostAnswer } = schemas;

export const profileArea = createArea('Profile', [
  answerCall(profileCalls.getProfile, {
    summary: 'The profile page: header, about, posts, photos, suggestions and polls',
    answer: Profile,
    forOthers: profileForOthers,
    refusals: [404],
    handle(store, { user }) {
      const profile = getProfile(store, getSelf(store, user));
      return profile ? ok(profile) : unknown('profile');
    },
  }),
  answerCall(profileCalls.like, {
    summary: 'Like a post, or one of its comments; again takes it back',
    input: PostLike,
    answer: ProfilePostAnswer,
    action: 'read',
    refusals: [404],
    handle(store, { input: { postId, commentId } }) {
      const before = store.table(profilePostsKey).get(postId);
      if (!before) return unknown('post');
      if (typeof commentId === 'number' && !before.detailedComments.some(({ id }) => id === commentId)) {
        return unknown('comment');
      }
      const post = typeof commentId === 'number' ? likeComment(before, commentId) : likePost(before);
      store.table(profilePostsKey).put(post);
      return ok({ post });
    },
  }),
  answerCall(profileCalls.comment, {
    summary: 'Comment on a post',
    input: PostComment,
    answer: ProfilePostAnswer,
    success: [201],
    action: 'read',
    refusals: [404],
    handle(store, { input: { postId, comment }, user }) {
      const posts = store.table(profilePostsKey);
      const before = posts.get(postId);
      if (!before) return unknown('post');
      const self = getSelf(store, user);
      const added = {
        id: getLastCommentId(posts.all()) + 1,
        avatar: self?.avatar ?? null,
        username: self?.fullName ?? '',
        comment,
        time: new Date(store.now()).toISOString(),
        commentsLikes: 0,
        youLiked: false,
      };
      const post = { ...before, detailedComments: [...before.detailedComments, added] };
      posts.put(post);
      return created({ post });
    },
  }),
  answerCall(profileCalls.share, {
    summary: 'Count that a post was shared',
    input: PostShare,
    answer: ProfilePostAnswer,
    action: 'read',
    refusals: [404],
    handle(store, { input: { postId } }) {
      const before = store.table(profilePostsKey).get(postId);
      if (!before) return unknown('post');
      return ok({ post: store.table(profilePostsKey).put({ ...before, share: before.share + 1 }) });
    },
  }),
  answerCall(profileCalls.vote, {
    summary: 'Vote in a poll; the last vote counts',
    input: PollVote,
    answer: ProfilePollAnswer,
    action: 'read',
    refusals: [400, 404],
    handle(store, { input: { pollId, option } }) {
      const before = store.table(pollsKey).get(pollId);
      if (!before) return unknown('poll');
      if (!before.options.some(({ name }) => name === option)) return refuseField('option', 'No such option.');
      const poll = vote(before, option);
      store.table(pollsKey).put(poll);
      return ok({ poll });
    },
  }),
  answerCall(profileCalls.favoritePage, {
    summary: 'Make a suggested page a favourite, or no longer',
    input: PageFavorite,
    answer: Done,
    action: 'read',
    refusals: [404],
    handle(store, { input: { pageId } }) {
      const page = store.table(pagesKey).get(pageId);
      if (!page) return unknown('page');
      store.table(pagesKey).put({ ...page, favorite: !page.favorite });
      return done();
    },
  }),
  answerCall(profileCalls.favoriteFeed, {
    summary: 'Make a short message a favourite, or no longer',
    input: TwitterFavorite,
    answer: Done,
    action: 'read',
    refusals: [404],
    handle(store, { input: { feedId } }) {
      const feed = store.table(feedsKey).get(feedId);
      if (!feed) return unknown('message');
      store.table(feedsKey).put({ ...feed, favorite: !feed.favorite });
      return done();
    },
  }),
  answerCall(profileCalls.follow, {
    summary: 'Follow somebody who was suggested, or no longer',
    input: SuggestionAdd,
    answer: Done,
    action: 'read',
    refusals: [404],
    handle(store, { input: { suggestionId } }) {
      const suggestion = store.table(suggestionsKey).get(suggestionId);
      if (!suggestion) return unknown('suggestion');
      store.table(suggestionsKey).put({ ...suggestion, isAdded: !suggestion.isAdded });
      return done();
    },
  }),
]);
