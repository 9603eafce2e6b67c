import type { BackendStore, Person, Row, TableKey } from 'shared/backend';
import type { Profile } from '../../api/profile/schemas';
import { socialNetworks } from '../../model/socialDraft';
import { getStored } from '../account/settings';
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

/** What the person says of themselves in their settings, over what the page begins with. */
function aboutOf(store: BackendStore, about: Profile['userAbout'], self: Person): Profile['userAbout'] {
  const { info, social } = getStored(store, self);
  return {
    ...about,
    about: info.bio || about.about,
    email: self.email,
    website: info.website || about.website,
    links: socialNetworks.flatMap((network) => {
      const url = social.socialLinks[network];
      return url ? [{ network, url }] : [];
    }),
  };
}

/** The page with all its parts, the newest post first; null where there is none. */
export function getProfile(store: BackendStore, self: Person | undefined): Profile | null {
  const header = store.table(headerKey).get(1);
  const about = store.table(aboutKey).get(1);
  if (!header || !about) return null;
  const { avatar, username, designation, coverImg } = header;
  const { id, ...userAbout } = about;
  return {
    header: { avatar: self?.avatar ?? avatar, username: self?.fullName ?? username, designation, coverImg },
    userAbout: self ? aboutOf(store, userAbout, self) : userAbout,
    suggestedPages: list(store, pagesKey),
    twitterFeeds: list(store, feedsKey),
    post: list(store, profilePostsKey).sort((a, b) => b.postTime.localeCompare(a.postTime)),
    latestPhotos: list(store, photosKey),
    suggestions: list(store, suggestionsKey),
    polls: list(store, pollsKey),
  };
}
