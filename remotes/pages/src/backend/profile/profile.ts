import type { BackendStore, Row, TableKey } from 'shared/backend';
import type { Profile } from '../../api/profile/schemas';
import {
  aboutKey,
  feedsKey,
  headerKey,
  pagesKey,
  photosKey,
  pollsKey,
  profilePostsKey,
  suggestionsKey,
} from './tables';

function list<T extends Row>(store: BackendStore, key: TableKey<T>): T[] {
  return [...store.table(key).all()];
}

/** The page with all its parts, the newest post first; null where there is none. */
export function getProfile(store: BackendStore): Profile | null {
  const header = store.table(headerKey).get(1);
  const about = store.table(aboutKey).get(1);
  if (!header || !about) return null;
  const { avatar, username, designation, coverImg } = header;
  const { id, ...userAbout } = about;
  return {
    header: { avatar, username, designation, coverImg },
    userAbout,
    suggestedPages: list(store, pagesKey),
    twitterFeeds: list(store, feedsKey),
    post: list(store, profilePostsKey).sort((a, b) => b.postTime.localeCompare(a.postTime)),
    latestPhotos: list(store, photosKey),
    suggestions: list(store, suggestionsKey),
    polls: list(store, pollsKey),
  };
}
