import type { BackendStore, TableKey } from 'shared/backend';
import type {
  Profile,
  ProfileComment,
  ProfilePhoto,
  ProfilePoll,
  ProfilePost,
  ProfileSuggestion,
  SuggestedProfilePage,
  TwitterFeed,
} from '../../api/profile/schemas';
import { marksKey } from '../marks';

/** What people like, follow and vote for is kept by person (`../marks.ts`): rows hold the counts of those who have no account. */
export type StoredComment = Omit<ProfileComment, 'youLiked'>;
export type StoredPost = Omit<ProfilePost, 'personId' | 'youLiked' | 'detailedComments'> &
  Owned & {
    detailedComments: StoredComment[];
  };
export type StoredPhoto = ProfilePhoto & Owned;

/** Whose it is; what was kept before everybody had a page of their own is the first person's. */
interface Owned {
  personId?: number;
}
export const getOwner = ({ personId = 1 }: Owned): number => personId;

export type StoredPoll = Omit<ProfilePoll, 'yourVote'>;

/** What somebody's page says that their settings do not; the id is the person's. */
export const headerKey: TableKey<Pick<Profile['header'], 'designation' | 'coverImg'> & { id: number }> = {
  name: 'header',
};
export const aboutKey: TableKey<Pick<Profile['userAbout'], 'joined' | 'lives'> & { id: number }> = {
  name: 'userAbout',
};
export const pagesKey: TableKey<Omit<SuggestedProfilePage, 'favorite'>> = { name: 'suggestedPages' };
export const feedsKey: TableKey<Omit<TwitterFeed, 'favorite'>> = { name: 'twitterFeeds' };
export const profilePostsKey: TableKey<StoredPost> = { name: 'post' };
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

/** Takes away what somebody has posted, who is no longer there. */
export function forgetPosts(store: BackendStore, owner: number): void {
  const posts = store.table(profilePostsKey);
  for (const post of posts.all()) if (getOwner(post) === owner) posts.delete(post.id);
}
