import type { ProfileComment, ProfilePoll, ProfilePost } from '../../api/profile/schemas';
import type { Marks } from '../marks';
import type { StoredComment, StoredPoll, StoredPost } from './tables';

const seeComment = (marks: Marks, comment: StoredComment): ProfileComment => ({
  ...comment,
  commentsLikes: comment.commentsLikes + marks.people('comment', comment.id).length,
  youLiked: marks.isOwn('comment', comment.id),
});

/** A post with the likes of everybody, and whether the person who asks is among them. */
export function seePost(marks: Marks, { detailedComments, ...post }: StoredPost): ProfilePost {
  const likers = marks.people('post', post.id);
  return {
    ...post,
    likes: post.likes + likers.length,
    youLiked: marks.isOwn('post', post.id),
    likedUsers: [...post.likedUsers, ...likers],
    detailedComments: detailedComments.map((comment) => seeComment(marks, comment)),
  };
}

/** A poll with the votes of everybody. */
export const seePoll = (marks: Marks, poll: StoredPoll): ProfilePoll => ({
  ...poll,
  yourVote: marks.own('poll', poll.id),
  options: poll.options.map((option) => {
    const voters = marks.people('poll', poll.id, option.name);
    return {
      ...option,
      votes: option.votes + voters.length,
      votedUsers: [...option.votedUsers, ...voters],
    };
  }),
});
