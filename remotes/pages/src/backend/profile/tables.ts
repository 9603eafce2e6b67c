import type { TableKey } from '@atrium/backend';
import type {
  Profile,
  ProfilePhoto,
  ProfilePoll,
  ProfileSuggestion,
  SuggestedProfilePage,
  TwitterFeed,
} from '../../api/profile/schemas';
import { marksKey } from '../common/marks';
import { type Owned, profilePostsKey } from '../common/posts';

type StoredPhoto = ProfilePhoto & Owned;
export type StoredPoll = Omit<ProfilePoll, 'yourVote'>;

/** The id is the person's. */
export const headerKey: TableKey<Pick<Profile['header'], 'designation' | 'coverImg'> & { id: number }> = {
  name: 'header',
};
export const aboutKey: TableKey<Pick<Profile['userAbout'], 'joined' | 'lives'> & { id: number }> = {
  name: 'userAbout',
};
export const pagesKey: TableKey<Omit<SuggestedProfilePage, 'favorite'>> = { name: 'suggestedPages' };
export const feedsKey: TableKey<Omit<TwitterFeed, 'favorite'>> = { name: 'twitterFeeds' };
export const photosKey: TableKey<StoredPhoto> = { name: 'latestPhotos' };
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
