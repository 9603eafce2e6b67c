import type { TableKey } from 'shared/backend';
import type {
  Profile,
  ProfilePoll,
  ProfilePost,
  ProfileSuggestion,
  SuggestedProfilePage,
  TwitterFeed,
} from '../../api/profile/schemas';

export const headerKey: TableKey<Profile['header'] & { id: number }> = { name: 'header' };
export const aboutKey: TableKey<Profile['userAbout'] & { id: number }> = { name: 'userAbout' };
export const pagesKey: TableKey<SuggestedProfilePage> = { name: 'suggestedPages' };
export const feedsKey: TableKey<TwitterFeed> = { name: 'twitterFeeds' };
export const profilePostsKey: TableKey<ProfilePost> = { name: 'post' };
export const photosKey: TableKey<Profile['latestPhotos'][number]> = { name: 'latestPhotos' };
export const suggestionsKey: TableKey<ProfileSuggestion> = { name: 'suggestions' };
export const pollsKey: TableKey<ProfilePoll> = { name: 'polls' };

export const profileTables = [
  headerKey,
  aboutKey,
  pagesKey,
  feedsKey,
  profilePostsKey,
  photosKey,
  suggestionsKey,
  pollsKey,
];
