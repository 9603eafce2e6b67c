import type { TableKey } from 'shared/backend';
import type {
  Profile,
  ProfileComment,
  ProfilePoll,
  ProfilePost,
  ProfileSuggestion,
  SuggestedProfilePage,
  TwitterFeed,
} from '../../api/profile/schemas';
import { marksKey } from '../marks';

/** What people like, follow and vote for is kept by person (`../marks.ts`): rows hold the counts of those who have no account. */
export type StoredComment = Omit<ProfileComment, 'youLiked'>;
export type StoredPost = Omit<ProfilePost, 'youLiked' | 'detailedComments'> & { detailedComments: StoredComment[] };
export type StoredPoll = Omit<ProfilePoll, 'yourVote'>;

export const headerKey: TableKey<Profile['header'] & { id: number }> = { name: 'header' };
export const aboutKey: TableKey<Profile['userAbout'] & { id: number }> = { name: 'userAbout' };
export const pagesKey: TableKey<Omit<SuggestedProfilePage, 'favorite'>> = { name: 'suggestedPages' };
export const feedsKey: TableKey<Omit<TwitterFeed, 'favorite'>> = { name: 'twitterFeeds' };
export const profilePostsKey: TableKey<StoredPost> = { name: 'post' };
export const photosKey: TableKey<Profile['latestPhotos'][number]> = { name: 'latestPhotos' };
export const suggestionsKey: TableKey<Omit<ProfileSuggestion, 'isAdded'>> = { name: 'suggestions' };
export const pollsKey: TableKey<StoredPoll> = { name: 'polls' };

export const profileTables = [
  headerKey,
  aboutKey,
  pagesKey,
  feedsKey,
  profilePostsKey,
  photosKey,
  suggestionsKey,
  pollsKey,
  marksKey,
];
