import { type BackendStore, peopleKey } from '@atrium/backend';
import type { PostPicture, ProfileComment, ProfilePoll, ProfilePost } from '../../api/profile/schemas';
import type { Marks } from '../common/marks';
import { getOwner, type StoredComment, type StoredPost } from '../common/posts';
import { photosKey, type StoredPoll } from './tables';

function nameNow(store: BackendStore, personId: number | undefined): { avatar?: string | null; username?: string } {
  const person = personId === undefined ? undefined : store.table(peopleKey).get(personId);
  return person ? { avatar: person.avatar, username: person.fullName } : {};
}

const seeComment = (store: BackendStore, marks: Marks, comment: StoredComment): ProfileComment => ({
  ...comment,
  ...nameNow(store, comment.personId),
  commentsLikes: comment.commentsLikes + marks.people('comment', comment.id).length,
  youLiked: marks.isOwn('comment', comment.id),
});

/** Pictures of a post; old posts have a single photo. */
function picturesOf(store: BackendStore, { pictures, postImg }: StoredPost): PostPicture[] {
  if (pictures || !postImg) return pictures ?? [];
  const photo = store
    .table(photosKey)
    .all()
    .find(({ img }) => img === postImg);
  return [{ src: postImg, alt: photo?.alt ?? '' }];
}

export function seePost(store: BackendStore, marks: Marks, stored: StoredPost): ProfilePost {
  const { detailedComments, ...post } = stored;
  const personId = getOwner(post);
  const likers = marks.people('post', post.id);
  return {
    ...post,
    ...nameNow(store, personId),
    personId,
    pictures: picturesOf(store, stored),
    likes: post.likes + likers.length,
    youLiked: marks.isOwn('post', post.id),
    likedUsers: [...post.likedUsers, ...likers],
    detailedComments: detailedComments.map((comment) => seeComment(store, marks, comment)),
  };
}

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
