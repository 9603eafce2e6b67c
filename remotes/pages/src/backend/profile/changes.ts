import type { ProfilePoll, ProfilePost } from '../../api/profile/schemas';

/** One more or one less, by what was clicked before. */
const toggle = (count: number, isOn: boolean): number => count + (isOn ? -1 : 1);

export const likePost = (post: ProfilePost): ProfilePost => ({
  ...post,
  youLiked: !post.youLiked,
  likes: toggle(post.likes, post.youLiked),
});

export const likeComment = (post: ProfilePost, commentId: number): ProfilePost => ({
  ...post,
  detailedComments: post.detailedComments.map((comment) =>
    comment.id === commentId
      ? { ...comment, youLiked: !comment.youLiked, commentsLikes: toggle(comment.commentsLikes, comment.youLiked) }
      : comment,
  ),
});

/** One vote a person: the last one counts. */
export const vote = (poll: ProfilePoll, option: string): ProfilePoll => ({
  ...poll,
  yourVote: option,
  options: poll.options.map((row) => {
    const was = Number(row.name === poll.yourVote);
    return { ...row, votes: row.votes - was + Number(row.name === option) };
  }),
});

/** The highest id of the comments of all posts. */
export const getLastCommentId = (posts: readonly ProfilePost[]): number =>
  Math.max(0, ...posts.flatMap(({ detailedComments }) => detailedComments.map(({ id }) => id)));
