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
import { setMark, switchMark } from '../common/marks';
import { getOwner, nextCommentId, profilePostsTable, type StoredPost } from '../common/posts';
import { createPollView, createPostView } from './asSeen';
import { profileLegacyView } from './legacyView';
import { getProfile } from './profile';
import { feedsTable, pagesTable, pollsTable, suggestionsTable } from './tables';

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
const ownerOf = async (store: BackendStore, user: Person | null): Promise<number> =>
  (await getSelf(store, user))?.id ?? 0;

async function answerPost(store: BackendStore, user: Person | null, post: StoredPost) {
  const see = await createPostView(store, await getSelf(store, user), [post]);
  return { post: see(post) };
}

const hasComment = ({ detailedComments }: StoredPost, commentId: number): boolean =>
  detailedComments.some(({ id }) => id === commentId);

/** Author of a post: the name stays when the person is gone. */
const signAs = (self: Person | undefined) => ({
  personId: self?.id ?? 0,
  avatar: self?.avatar ?? null,
  username: self?.fullName ?? '',
});

const calls: BackendCall[] = [
  answerCall(profileCalls.getProfile, {
    summary: 'The profile page: header, about, posts, photos, suggestions and polls',
    notes: 'One’s own, or that of a person by id; what is suggested, and which marks are set, is always one’s own.',
    input: ProfileQuery,
    answer: Profile,
    legacyView: profileLegacyView,
    rejections: [404],
    async handle(store, { input: { person }, user }) {
      const profile = await getProfile(store, await getSelf(store, user), person);
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
    async handle(store, { input: { text = '', pictures = [] }, user }) {
      if (!text && pictures.length === 0) return rejectField('text', 'Say something, or add a picture.');
      const posts = store.table(profilePostsTable);
      const post = await posts.put({
        id: await posts.nextId(),
        ...signAs(await getSelf(store, user)),
        postTime: new Date(store.now()).toISOString(),
        postText: text,
        postImg: pictures[0]?.src ?? null,
        pictures,
        likes: 0,
        share: 0,
        likedUsers: [],
        detailedComments: [],
      });
      return created(await answerPost(store, user, post));
    },
  }),
  answerCall(profileCalls.deletePost, {
    summary: 'Delete a post of one’s own',
    input: PostDeletion,
    answer: Done,
    action: 'read',
    rejections: [404],
    async handle(store, { input: { postId }, user }) {
      const post = await store.table(profilePostsTable).get(postId);
      if (!post || getOwner(post) !== (await ownerOf(store, user))) return unknown('post');
      await store.table(profilePostsTable).delete(postId);
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
    async handle(store, { input: { postId, commentId, liked }, user }) {
      const post = await store.table(profilePostsTable).get(postId);
      if (!post) return unknown('post');
      if (typeof commentId === 'number' && !hasComment(post, commentId)) return unknown('comment');
      const thing = typeof commentId === 'number' ? (`comment:${commentId}` as const) : (`post:${postId}` as const);
      await switchMark(store, await ownerOf(store, user), thing, liked);
      return ok(await answerPost(store, user, post));
    },
  }),
  answerCall(profileCalls.comment, {
    summary: 'Comment on a post',
    input: PostComment,
    answer: ProfilePostAnswer,
    success: [201],
    action: 'read',
    rejections: [404],
    async handle(store, { input: { postId, comment }, user }) {
      const posts = store.table(profilePostsTable);
      const before = await posts.get(postId);
      if (!before) return unknown('post');
      const self = await getSelf(store, user);
      const added = {
        id: await nextCommentId(store),
        ...signAs(self),
        comment,
        time: new Date(store.now()).toISOString(),
        commentsLikes: 0,
      };
      const post = await posts.put({ ...before, detailedComments: [...before.detailedComments, added] });
      return created(await answerPost(store, user, post));
    },
  }),
  answerCall(profileCalls.deleteComment, {
    summary: 'Delete a comment of one’s own, or one on a post of one’s own',
    input: CommentDeletion,
    answer: ProfilePostAnswer,
    action: 'read',
    rejections: [404],
    async handle(store, { input: { postId, commentId }, user }) {
      const posts = store.table(profilePostsTable);
      const before = await posts.get(postId);
      const comment = before?.detailedComments.find(({ id }) => id === commentId);
      const self = await ownerOf(store, user);
      if (!before || !comment || (comment.personId !== self && getOwner(before) !== self)) return unknown('comment');
      const detailedComments = before.detailedComments.filter(({ id }) => id !== commentId);
      return ok(await answerPost(store, user, await posts.put({ ...before, detailedComments })));
    },
  }),
  answerCall(profileCalls.share, {
    summary: 'Count that a post was shared',
    input: PostShare,
    answer: ProfilePostAnswer,
    action: 'read',
    rejections: [404],
    async handle(store, { input: { postId }, user }) {
      const before = await store.table(profilePostsTable).get(postId);
      if (!before) return unknown('post');
      const post = await store.table(profilePostsTable).put({ ...before, share: before.share + 1 });
      return ok(await answerPost(store, user, post));
    },
  }),
  answerCall(profileCalls.vote, {
    summary: 'Vote in a poll; the last vote counts, and null takes it back',
    input: PollVote,
    answer: ProfilePollAnswer,
    action: 'read',
    rejections: [400, 404],
    async handle(store, { input: { pollId, option }, user }) {
      const poll = await store.table(pollsTable).get(pollId);
      if (!poll) return unknown('poll');
      const isKnown = option === null || poll.options.some(({ name }) => name === option);
      if (!isKnown) return rejectField('option', 'No such option.');
      await setMark(store, await ownerOf(store, user), `poll:${pollId}`, option);
      const see = await createPollView(store, await getSelf(store, user), [poll]);
      return ok({ poll: see(poll) });
    },
  }),
  answerCall(profileCalls.favoritePage, {
    summary: 'Make a suggested page a favourite, or no longer',
    notes: toggleNotes,
    input: PageFavorite,
    answer: Done,
    action: 'read',
    rejections: [404],
    async handle(store, { input: { pageId, favorite }, user }) {
      if (!(await store.table(pagesTable).get(pageId))) return unknown('page');
      await switchMark(store, await ownerOf(store, user), `page:${pageId}`, favorite);
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
    async handle(store, { input: { feedId, favorite }, user }) {
      if (!(await store.table(feedsTable).get(feedId))) return unknown('message');
      await switchMark(store, await ownerOf(store, user), `feed:${feedId}`, favorite);
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
    async handle(store, { input: { suggestionId, isAdded }, user }) {
      if (!(await store.table(suggestionsTable).get(suggestionId))) return unknown('suggestion');
      await switchMark(store, await ownerOf(store, user), `suggestion:${suggestionId}`, isAdded);
      return done();
    },
  }),
];

export const profileArea = createArea('Profile', calls, ['people']);
