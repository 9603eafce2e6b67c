import {
  answerCall,
  type BackendCall,
  type BackendStore,
  created,
  Done,
  done,
  ok,
  type Person,
  rejectField,
  unknown,
} from '@atrium/backend';
import { profileCalls } from '../../api/profile/calls';
import * as schemas from '../../api/profile/schemas';
import { createArea, getSelf } from '../common/area';
import { readMarks, setMark, switchMark } from '../common/marks';
import { getOwner, profilePostsKey, type StoredPost } from '../common/posts';
import { seePoll, seePost } from './asSeen';
import { profileLegacyView } from './legacyView';
import { getProfile } from './profile';
import { feedsKey, pagesKey, pollsKey, suggestionsKey } from './tables';

const {
  CommentDeletion,
  PageFavorite,
  PollVote,
  PostComment,
  PostDeletion,
  PostLike,
  PostShare,
  PostText,
  SuggestionAdd,
  TwitterFavorite,
} = schemas;
const { Profile, ProfilePollAnswer, ProfilePostAnswer, ProfileQuery } = schemas;

const toggleNotes =
  'Says which it is to be, and counts once however often it is sent; absent it becomes the other one.';

/** Owner; the first person without a token. */
const ownerOf = (store: BackendStore, user: Person | null): number => getSelf(store, user)?.id ?? 0;

const answerPost = (store: BackendStore, user: Person | null, post: StoredPost) => ({
  post: seePost(store, readMarks(store, getSelf(store, user)), post),
});

const hasComment = ({ detailedComments }: StoredPost, commentId: number): boolean =>
  detailedComments.some(({ id }) => id === commentId);

/** Author of a post: the name stays when the person is gone. */
const signAs = (self: Person | undefined) => ({
  personId: self?.id ?? 0,
  avatar: self?.avatar ?? null,
  username: self?.fullName ?? '',
});

const getLastCommentId = (posts: readonly StoredPost[]): number =>
  Math.max(0, ...posts.flatMap(({ detailedComments }) => detailedComments.map(({ id }) => id)));

const calls: BackendCall[] = [
  answerCall(profileCalls.getProfile, {
    summary: 'The profile page: header, about, posts, photos, suggestions and polls',
    notes: 'One’s own, or that of a person by id; what is suggested, and which marks are set, is always one’s own.',
    input: ProfileQuery,
    answer: Profile,
    legacyView: profileLegacyView,
    rejections: [404],
    handle(store, { input: { person }, user }) {
      const profile = getProfile(store, getSelf(store, user), person);
      return profile ? ok(profile) : unknown('profile');
    },
  }),
  answerCall(profileCalls.addPost, {
    summary: 'Post something on one’s own page: words, up to four pictures as data URLs, or both',
    input: PostText,
    maxBytes: 5 * 1024 * 1024,
    answer: ProfilePostAnswer,
    success: [201],
    action: 'read',
    rejections: [400],
    handle(store, { input: { text = '', pictures = [] }, user }) {
      if (!text && pictures.length === 0) return rejectField('text', 'Say something, or add a picture.');
      const posts = store.table(profilePostsKey);
      const post = posts.put({
        id: Math.max(0, ...posts.all().map(({ id }) => id)) + 1,
        ...signAs(getSelf(store, user)),
        postTime: new Date(store.now()).toISOString(),
        postText: text,
        postImg: pictures[0]?.src ?? null,
        pictures,
        likes: 0,
        share: 0,
        likedUsers: [],
        detailedComments: [],
      });
      return created(answerPost(store, user, post));
    },
  }),
  answerCall(profileCalls.deletePost, {
    summary: 'Delete a post of one’s own',
    input: PostDeletion,
    answer: Done,
    action: 'read',
    rejections: [404],
    handle(store, { input: { postId }, user }) {
      const post = store.table(profilePostsKey).get(postId);
      if (!post || getOwner(post) !== ownerOf(store, user)) return unknown('post');
      store.table(profilePostsKey).delete(postId);
      return done();
    },
  }),
  answerCall(profileCalls.like, {
    summary: 'Like a post, or one of its comments, or no longer',
    notes: toggleNotes,
    input: PostLike,
    answer: ProfilePostAnswer,
    action: 'read',
    rejections: [404],
    handle(store, { input: { postId, commentId, liked }, user }) {
      const post = store.table(profilePostsKey).get(postId);
      if (!post) return unknown('post');
      if (typeof commentId === 'number' && !hasComment(post, commentId)) return unknown('comment');
      const thing: Parameters<typeof switchMark>[2] =
        typeof commentId === 'number' ? ['comment', commentId] : ['post', postId];
      switchMark(store, ownerOf(store, user), thing, liked);
      return ok(answerPost(store, user, post));
    },
  }),
  answerCall(profileCalls.comment, {
    summary: 'Comment on a post',
    input: PostComment,
    answer: ProfilePostAnswer,
    success: [201],
    action: 'read',
    rejections: [404],
    handle(store, { input: { postId, comment }, user }) {
      const posts = store.table(profilePostsKey);
      const before = posts.get(postId);
      if (!before) return unknown('post');
      const self = getSelf(store, user);
      const added = {
        id: getLastCommentId(posts.all()) + 1,
        ...signAs(self),
        comment,
        time: new Date(store.now()).toISOString(),
        commentsLikes: 0,
      };
      const post = posts.put({ ...before, detailedComments: [...before.detailedComments, added] });
      return created(answerPost(store, user, post));
    },
  }),
  answerCall(profileCalls.deleteComment, {
    summary: 'Delete a comment of one’s own, or one on a post of one’s own',
    input: CommentDeletion,
    answer: ProfilePostAnswer,
    action: 'read',
    rejections: [404],
    handle(store, { input: { postId, commentId }, user }) {
      const posts = store.table(profilePostsKey);
      const before = posts.get(postId);
      const comment = before?.detailedComments.find(({ id }) => id === commentId);
      const self = ownerOf(store, user);
      if (!before || !comment || (comment.personId !== self && getOwner(before) !== self)) return unknown('comment');
      const detailedComments = before.detailedComments.filter(({ id }) => id !== commentId);
      return ok(answerPost(store, user, posts.put({ ...before, detailedComments })));
    },
  }),
  answerCall(profileCalls.share, {
    summary: 'Count that a post was shared',
    input: PostShare,
    answer: ProfilePostAnswer,
    action: 'read',
    rejections: [404],
    handle(store, { input: { postId }, user }) {
      const before = store.table(profilePostsKey).get(postId);
      if (!before) return unknown('post');
      const post = store.table(profilePostsKey).put({ ...before, share: before.share + 1 });
      return ok(answerPost(store, user, post));
    },
  }),
  answerCall(profileCalls.vote, {
    summary: 'Vote in a poll; the last vote counts, and null takes it back',
    input: PollVote,
    answer: ProfilePollAnswer,
    action: 'read',
    rejections: [400, 404],
    handle(store, { input: { pollId, option }, user }) {
      const poll = store.table(pollsKey).get(pollId);
      if (!poll) return unknown('poll');
      const isKnown = option === null || poll.options.some(({ name }) => name === option);
      if (!isKnown) return rejectField('option', 'No such option.');
      setMark(store, ownerOf(store, user), ['poll', pollId], option);
      return ok({ poll: seePoll(readMarks(store, getSelf(store, user)), poll) });
    },
  }),
  answerCall(profileCalls.favoritePage, {
    summary: 'Make a suggested page a favourite, or no longer',
    notes: toggleNotes,
    input: PageFavorite,
    answer: Done,
    action: 'read',
    rejections: [404],
    handle(store, { input: { pageId, favorite }, user }) {
      if (!store.table(pagesKey).get(pageId)) return unknown('page');
      switchMark(store, ownerOf(store, user), ['page', pageId], favorite);
      return done();
    },
  }),
  answerCall(profileCalls.favoriteFeed, {
    summary: 'Make a short message a favourite, or no longer',
    notes: toggleNotes,
    input: TwitterFavorite,
    answer: Done,
    action: 'read',
    rejections: [404],
    handle(store, { input: { feedId, favorite }, user }) {
      if (!store.table(feedsKey).get(feedId)) return unknown('message');
      switchMark(store, ownerOf(store, user), ['feed', feedId], favorite);
      return done();
    },
  }),
  answerCall(profileCalls.follow, {
    summary: 'Follow somebody who was suggested, or no longer',
    notes: toggleNotes,
    input: SuggestionAdd,
    answer: Done,
    action: 'read',
    rejections: [404],
    handle(store, { input: { suggestionId, isAdded }, user }) {
      if (!store.table(suggestionsKey).get(suggestionId)) return unknown('suggestion');
      switchMark(store, ownerOf(store, user), ['suggestion', suggestionId], isAdded);
      return done();
    },
  }),
];

export const profileArea = createArea('Profile', calls, ['people']);
