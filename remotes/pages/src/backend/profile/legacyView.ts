import type { Profile, ProfilePoll, ProfilePost, TwitterFeed } from '../../api/profile/schemas';

const feedLegacyView = (feed: TwitterFeed) => ({ ...feed, imgUrl: feed.avatar ?? '', desc: feed.text });

const postLegacyView = (post: ProfilePost) => ({ ...post, comments: post.detailedComments.length });

function pollLegacyView({ options }: ProfilePoll) {
  const votes = options.reduce((sum, option) => sum + option.votes, 0) || 1;
  return options.map(({ name, votes: own, votedUsers }) => ({
    name,
    result: `${Math.round((own / votes) * 100)}%`,
    votedUser: votedUsers.map(({ avatar, username }) => ({ img: avatar ?? '', username })),
  }));
}

/** Profile in the original template's form: its first poll only. */
export const profileLegacyView = ({ twitterFeeds, post, polls, ...profile }: Profile) => ({
  ...profile,
  twitterFeeds: twitterFeeds.map(feedLegacyView),
  post: post.map(postLegacyView),
  polls: polls.slice(0, 1).flatMap(pollLegacyView),
});
