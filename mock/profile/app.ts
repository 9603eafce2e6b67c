import {
  call,
  Done,
  type MockApp,
  type MockCall,
  type MockStore,
  PageFavorite,
  PollVote,
  PostComment,
  PostLike,
  Profile,
  type Profile as ProfileData,
  type ProfilePoll,
  ProfilePollAnswer,
  type ProfilePost,
  ProfilePostAnswer,
  type Row,
  SuggestionAdd,
  type TableKey,
  TwitterFavorite,
  type User,
} from 'shared/api';
import { created, done, ok, refuseField, unknown } from '../core/answer';
import { usersKey } from '../users/tables';
import {
  aboutKey,
  feedsKey,
  headerKey,
  pagesKey,
  photosKey,
  pollsKey,
  profilePostsKey,
  suggestionsKey,
} from './tables';

function list<T extends Row>(store: MockStore, key: TableKey<T>): T[] {
  return [...store.table(key).all()];
}

function getProfile(store: MockStore): ProfileData | null {
  const header = store.table(headerKey).get(1);
  const about = store.table(aboutKey).get(1);
  if (!header || !about) return null;
  const { avatar, username, designation, coverImg } = header;
  const { id, ...userAbout } = about;
  return {
    header: { avatar, username, designation, coverImg },
    userAbout,
    suggestedPages: list(store, pagesKey),
    twitterFeeds: list(store, feedsKey),
    post: list(store, profilePostsKey).sort((a, b) => b.postTime.localeCompare(a.postTime)),
    latestPhotos: list(store, photosKey),
    suggestions: list(store, suggestionsKey),
    polls: list(store, pollsKey),
  };
}

/** Whoever bears the token; the first user without one. */
function toPerson(store: MockStore, user: User | null) {
  const self = user ?? store.table(usersKey).get(1);
  return { avatar: self?.avatar ?? null, username: self?.fullName ?? '' };
}

/** One more or one less, by what was clicked before. */
const toggle = (count: number, isOn: boolean): number => count + (isOn ? -1 : 1);

const likePost = (post: ProfilePost): ProfilePost => ({
  ...post,
  youLiked: !post.youLiked,
  likes: toggle(post.likes, post.youLiked),
});

const likeComment = (post: ProfilePost, commentId: number): ProfilePost => ({
  ...post,
  detailedComments: post.detailedComments.map((comment) =>
    comment.id === commentId
      ? { ...comment, youLiked: !comment.youLiked, commentsLikes: toggle(comment.commentsLikes, comment.youLiked) }
      : comment,
  ),
});

/** One vote a person: the last one counts. */
const vote = (poll: ProfilePoll, option: string): ProfilePoll => ({
  ...poll,
  yourVote: option,
  options: poll.options.map((row) => {
    const was = Number(row.name === poll.yourVote);
    return { ...row, votes: row.votes - was + Number(row.name === option) };
  }),
});

/** The highest id that a comment of any post bears. */
const getLastCommentId = (posts: readonly ProfilePost[]): number =>
  Math.max(0, ...posts.flatMap(({ detailedComments }) => detailedComments.map(({ id }) => id)));

const calls: MockCall[] = [
  call({
    method: 'GET',
    path: '/profile/data',
    summary: 'The profile page: header, about, posts, photos, suggestions and polls',
    answer: Profile,
    refusals: [404],
    handle(store) {
      const profile = getProfile(store);
      return profile ? ok(profile) : unknown('profile');
    },
  }),
  call({
    method: 'POST',
    path: '/profile/like',
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
  call({
    method: 'POST',
    path: '/profile/comments',
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
      const added = {
        id: getLastCommentId(posts.all()) + 1,
        ...toPerson(store, user),
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
  call({
    method: 'POST',
    path: '/profile/vote',
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
  call({
    method: 'POST',
    path: '/profile/favorite-page',
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
  call({
    method: 'POST',
    path: '/profile/favorite-feed',
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
  call({
    method: 'POST',
    path: '/profile/add-suggestion',
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
];

export const profileApp: MockApp = {
  id: 'profile',
  subject: 'Profile',
  calls,
  tables: [headerKey, aboutKey, pagesKey, feedsKey, profilePostsKey, photosKey, suggestionsKey, pollsKey],
  seed: async () => (await import(/* webpackChunkName: "mock-profile" */ '../seed/profile.json')).default,
};
