import type { Profile, ProfilePost } from './schemas';

type Likeable = Pick<ProfilePost, 'youLiked'>;

const change = <T extends { id: number }>(items: readonly T[], id: number, next: (item: T) => T): T[] =>
  items.map((item) => (item.id === id ? next(item) : item));
const step = ({ youLiked }: Likeable) => (youLiked ? -1 : 1);

/** Likes a post, or no longer. */
export const likePost = (profile: Profile, postId: number): Profile => ({
  ...profile,
  post: change(profile.post, postId, (post) => ({ ...post, youLiked: !post.youLiked, likes: post.likes + step(post) })),
});

/** Likes a comment of a post, or no longer. */
export const likeComment = (profile: Profile, postId: number, commentId: number): Profile => ({
  ...profile,
  post: change(profile.post, postId, (post) => ({
    ...post,
    detailedComments: change(post.detailedComments, commentId, (comment) => ({
      ...comment,
      youLiked: !comment.youLiked,
      commentsLikes: comment.commentsLikes + step(comment),
    })),
  })),
});

/** Votes in a poll; a vote given before moves. */
export const vote = (profile: Profile, pollId: number, name: string): Profile => ({
  ...profile,
  polls: change(profile.polls, pollId, (poll) => ({
    ...poll,
    yourVote: name,
    options: poll.options.map((option) => ({
      ...option,
      votes: option.votes + (option.name === name ? 1 : 0) - (option.name === poll.yourVote ? 1 : 0),
    })),
  })),
});

export const favoritePage = (profile: Profile, pageId: number): Profile => ({
  ...profile,
  suggestedPages: change(profile.suggestedPages, pageId, (page) => ({ ...page, favorite: !page.favorite })),
});

export const favoriteFeed = (profile: Profile, feedId: number): Profile => ({
  ...profile,
  twitterFeeds: change(profile.twitterFeeds, feedId, (feed) => ({ ...feed, favorite: !feed.favorite })),
});

/** Follows somebody who was suggested, or no longer. */
export const follow = (profile: Profile, suggestionId: number): Profile => ({
  ...profile,
  suggestions: change(profile.suggestions, suggestionId, (person) => ({ ...person, isAdded: !person.isAdded })),
});
