import type { Profile } from './schemas';

const change = <T extends { id: number }>(items: readonly T[], id: number, next: (item: T) => T): T[] =>
  items.map((item) => (item.id === id ? next(item) : item));

/** What is to be added to a count where somebody likes something, or no longer. */
const step = (isOn: boolean, wasOn: boolean): number => Number(isOn) - Number(wasOn);

/** Likes a post, or no longer. */
export const likePost = (profile: Profile, postId: number, isOn: boolean): Profile => ({
  ...profile,
  post: change(profile.post, postId, (post) => ({
    ...post,
    youLiked: isOn,
    likes: post.likes + step(isOn, post.youLiked),
  })),
});

/** Likes a comment of a post, or no longer. */
export const likeComment = (profile: Profile, postId: number, commentId: number, isOn: boolean): Profile => ({
  ...profile,
  post: change(profile.post, postId, (post) => ({
    ...post,
    detailedComments: change(post.detailedComments, commentId, (comment) => ({
      ...comment,
      youLiked: isOn,
      commentsLikes: comment.commentsLikes + step(isOn, comment.youLiked),
    })),
  })),
});

/** Votes in a poll: a vote given before moves, and null takes it back. */
export const vote = (profile: Profile, pollId: number, name: string | null): Profile => ({
  ...profile,
  polls: change(profile.polls, pollId, (poll) => ({
    ...poll,
    yourVote: name,
    options: poll.options.map((option) => ({
      ...option,
      votes: option.votes + step(option.name === name, option.name === poll.yourVote),
    })),
  })),
});

export const favoritePage = (profile: Profile, pageId: number, favorite: boolean): Profile => ({
  ...profile,
  suggestedPages: change(profile.suggestedPages, pageId, (page) => ({ ...page, favorite })),
});

export const favoriteFeed = (profile: Profile, feedId: number, favorite: boolean): Profile => ({
  ...profile,
  twitterFeeds: change(profile.twitterFeeds, feedId, (feed) => ({ ...feed, favorite })),
});

/** Follows somebody who was suggested, or no longer. */
export const follow = (profile: Profile, suggestionId: number, isAdded: boolean): Profile => ({
  ...profile,
  suggestions: change(profile.suggestions, suggestionId, (person) => ({ ...person, isAdded })),
});
