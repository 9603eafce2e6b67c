import type { BackendStore, Person, Row, TableKey } from 'shared/backend';
import type { Profile } from '../../api/profile/schemas';
import { socialNetworks } from '../../model/socialDraft';
import { getStored } from '../account/settings';
import { readMarks } from '../marks';
import { seePoll, seePost } from './asSeen';
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

const list = <T extends Row>(store: BackendStore, key: TableKey<T>): T[] => [...store.table(key).all()];

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

/** The page with all its parts as this person sees it, the newest post first; null where there is none. */
export function getProfile(store: BackendStore, self: Person | undefined): Profile | null {
  const header = store.table(headerKey).get(1);
  const about = store.table(aboutKey).get(1);
  if (!header || !about) return null;
  const { avatar, username, designation, coverImg } = header;
  const { id, ...userAbout } = about;
  const marks = readMarks(store, self);
  return {
    header: { avatar: self?.avatar ?? avatar, username: self?.fullName ?? username, designation, coverImg },
    userAbout: self ? aboutOf(store, userAbout, self) : userAbout,
    suggestedPages: list(store, pagesKey).map((page) => ({ ...page, favorite: marks.isOwn('page', page.id) })),
    twitterFeeds: list(store, feedsKey).map((feed) => ({ ...feed, favorite: marks.isOwn('feed', feed.id) })),
    post: list(store, profilePostsKey)
      .map((post) => seePost(marks, post))
      .sort((a, b) => b.postTime.localeCompare(a.postTime)),
    latestPhotos: list(store, photosKey),
    suggestions: list(store, suggestionsKey).map((one) => ({ ...one, isAdded: marks.isOwn('suggestion', one.id) })),
    polls: list(store, pollsKey).map((poll) => seePoll(marks, poll)),
  };
}
