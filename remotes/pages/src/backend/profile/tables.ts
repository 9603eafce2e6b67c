import { defineTable } from '@atrium/backend';
import type {
  Profile,
  ProfilePhoto,
  ProfilePoll,
  ProfileSuggestion,
  SuggestedProfilePage,
  TwitterFeed,
} from '../../api/profile/schemas';
import { marksTable } from '../common/marks';
import { getOwner, type Owned, profilePostsTable } from '../common/posts';

type StoredPhoto = ProfilePhoto & Owned;
export type StoredPoll = Omit<ProfilePoll, 'yourVote'>;

/** The id is the person's. */
export const headerTable = defineTable<Pick<Profile['header'], 'designation' | 'coverImg'> & { id: number }>()({
  name: 'header',
});
export const aboutTable = defineTable<Pick<Profile['userAbout'], 'joined' | 'lives'> & { id: number }>()({
  name: 'userAbout',
});
export const photosTable = defineTable<StoredPhoto>()({
  name: 'latestPhotos',
  columns: { img: 'text' },
  derived: { owner: ['number', getOwner] },
  indexes: [['owner', 'id'], ['img']],
});

/** Suggested to everybody. */
export const pagesTable = defineTable<Omit<SuggestedProfilePage, 'favorite'>>()({
  name: 'suggestedPages',
  isSmall: true,
});
export const feedsTable = defineTable<Omit<TwitterFeed, 'favorite'>>()({ name: 'twitterFeeds', isSmall: true });
export const suggestionsTable = defineTable<Omit<ProfileSuggestion, 'isAdded'>>()({
  name: 'suggestions',
  isSmall: true,
});
export const pollsTable = defineTable<StoredPoll>()({ name: 'polls', isSmall: true });

export const profileTables = [
  headerTable,
  aboutTable,
  pagesTable,
  feedsTable,
  profilePostsTable,
  photosTable,
  suggestionsTable,
  pollsTable,
  marksTable,
];
