import { type BackendStore, oneOf, type Person } from '@atrium/backend';
import type { PostPicture, ProfilePoll, ProfilePost } from '../../api/profile/schemas';
import { readMarks, readPeople, type Thing } from '../common/marks';
import { getOwner, type StoredPost } from '../common/posts';
import { photosTable, type StoredPoll } from './tables';

type Self = Pick<Person, 'id'> | undefined;

/** Pictures of a post; old posts have a single photo. */
function picturesOf({ pictures, postImg }: StoredPost, altOf: ReadonlyMap<string, string>): PostPicture[] {
  if (pictures || !postImg) return pictures ?? [];
  return [{ src: postImg, alt: altOf.get(postImg) ?? '' }];
}

const postThings = ({ id, detailedComments }: StoredPost): Thing[] => [
  `post:${id}`,
  ...detailedComments.map((comment): Thing => `comment:${comment.id}`),
];

const authorsOf = (post: StoredPost): number[] => [
  getOwner(post),
  ...post.detailedComments.flatMap(({ personId }) => personId ?? []),
];

/** Reads what some posts are shown with; returns a function that shows one of them. */
export async function createPostView(
  store: BackendStore,
  self: Self,
  posts: readonly StoredPost[],
): Promise<(post: StoredPost) => ProfilePost> {
  const single = posts.flatMap(({ pictures, postImg }) => (pictures || !postImg ? [] : postImg));
  const [marks, people, photos] = await Promise.all([
    readMarks(store, self, posts.flatMap(postThings)),
    readPeople(store, posts.flatMap(authorsOf)),
    store.table(photosTable).find({ where: oneOf('img', single) }),
  ]);
  const altOf = new Map(photos.map(({ img, alt }) => [img, alt]));
  return ({ detailedComments, ...post }) => ({
    ...post,
    ...people.get(getOwner(post)),
    personId: getOwner(post),
    pictures: picturesOf({ detailedComments, ...post }, altOf),
    likes: post.likes + marks.count(`post:${post.id}`),
    youLiked: marks.own.has(`post:${post.id}`),
    likedUsers: [...post.likedUsers, ...marks.people(`post:${post.id}`)],
    detailedComments: detailedComments.map((comment) => ({
      ...comment,
      ...(comment.personId !== undefined && people.get(comment.personId)),
      commentsLikes: comment.commentsLikes + marks.count(`comment:${comment.id}`),
      youLiked: marks.own.has(`comment:${comment.id}`),
    })),
  });
}

/** The same for polls. */
export async function createPollView(
  store: BackendStore,
  self: Self,
  polls: readonly StoredPoll[],
): Promise<(poll: StoredPoll) => ProfilePoll> {
  const marks = await readMarks(
    store,
    self,
    polls.map(({ id }): Thing => `poll:${id}`),
  );
  return (poll) => ({
    ...poll,
    yourVote: marks.own.get(`poll:${poll.id}`) ?? null,
    options: poll.options.map((option) => ({
      ...option,
      votes: option.votes + marks.count(`poll:${poll.id}`, option.name),
      votedUsers: [...option.votedUsers, ...marks.people(`poll:${poll.id}`, option.name)],
    })),
  });
}
