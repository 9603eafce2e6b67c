import { favoriteFeed, favoritePage, follow, likeComment, likePost, vote } from './profileApi';
import type { Profile } from './schemas';

const person = { avatar: null, username: 'Ann' };
const comment = { ...person, id: 5, comment: 'Yes.', time: '2026-01-01T10:00:00Z', commentsLikes: 2, youLiked: true };
const post = (id: number) => ({
  ...person,
  id,
  personId: 1,
  postTime: '2026-01-01T10:00:00Z',
  postText: 'Text',
  postImg: null,
  pictures: [],
  likes: 7,
  youLiked: false,
  share: 0,
  likedUsers: [],
  detailedComments: [comment],
});
const option = (name: string, votes: number) => ({ name, votes, votedUsers: [] });
const profile: Profile = {
  header: { ...person, personId: 1, isYou: true, designation: 'Editor', coverImg: '/cover.svg' },
  userAbout: { about: '', joined: '2020-01-01', lives: '', email: '', website: '' },
  suggestedPages: [{ ...person, id: 1, subtitle: '', favorite: false }],
  twitterFeeds: [{ id: 1, avatar: null, title: '', subtitle: '', text: '', tags: [], favorite: true }],
  post: [post(1), post(2)],
  latestPhotos: [],
  suggestions: [{ id: 1, personId: 9, avatar: null, name: 'Bea', mutualFriend: 3, isAdded: false }],
  polls: [{ id: 1, question: '?', yourVote: null, options: [option('A', 1), option('B', 2)] }],
};
const votes = ({ polls }: Profile) => polls[0]?.options.map((entry) => entry.votes);

test('a post is liked once, and no longer', () => {
  const liked = likePost(profile, 2, true);
  expect(liked.post.map(({ likes, youLiked }) => [likes, youLiked])).toEqual([
    [7, false],
    [8, true],
  ]);
  expect(likePost(liked, 2, true)).toEqual(liked);
  expect(likePost(liked, 2, false)).toEqual(profile);
});

test('a comment is liked no longer, and again', () => {
  const unliked = likeComment(profile, 1, 5, false);
  expect(unliked.post[0]?.detailedComments[0]).toMatchObject({ commentsLikes: 1, youLiked: false });
  expect(unliked.post[1]).toBe(profile.post[1]);
  expect(likeComment(unliked, 1, 5, true)).toEqual(profile);
});

test('a vote counts once, moves, and is taken back', () => {
  const voted = vote(profile, 1, 'A');
  expect(votes(voted)).toEqual([2, 2]);
  expect(votes(vote(voted, 1, 'B'))).toEqual([1, 3]);
  expect(votes(vote(voted, 1, 'A'))).toEqual([2, 2]);
  expect(vote(voted, 1, null)).toEqual(profile);
});

test('what is a favourite is none afterwards, and the other way round', () => {
  expect(favoritePage(profile, 1, true).suggestedPages[0]?.favorite).toBe(true);
  expect(favoriteFeed(profile, 1, false).twitterFeeds[0]?.favorite).toBe(false);
  expect(follow(profile, 1, true).suggestions[0]?.isAdded).toBe(true);
});

test('an id that is not there changes nothing', () => {
  expect(likePost(profile, 9, true)).toEqual(profile);
  expect(vote(profile, 9, 'A')).toEqual(profile);
});
