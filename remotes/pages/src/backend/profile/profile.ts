import { type BackendStore, type Person, peopleKey, type Row, type TableKey } from '@atrium/backend';
import type { Profile } from '../../api/profile/schemas';
import { socialNetworks } from '../../model/socialDraft';
import { getStored } from '../account/settings';
import { readMarks } from '../common/marks';
import { getOwner, profilePostsKey } from '../common/posts';
import { seePoll, seePost } from './asSeen';
import { aboutKey, feedsKey, headerKey, pagesKey, photosKey, pollsKey, suggestionsKey } from './tables';

const list = <T extends Row>(store: BackendStore, key: TableKey<T>): T[] => [...store.table(key).all()];

const firstCover = '/assets/demo/profile/cover.svg';

/** Head of a profile; a person without a known position is shown with their company. */
function headerOf(store: BackendStore, person: Person, self: Person | undefined): Profile['header'] {
  const { designation, coverImg } = store.table(headerKey).get(person.id) ?? {};
  return {
    personId: person.id,
    isYou: person.id === self?.id,
    avatar: person.avatar,
    username: person.fullName,
    designation: designation ?? person.company,
    coverImg: coverImg ?? firstCover,
  };
}

/** Omitted if the country is no longer set. */
const getPlace = (lives: string | undefined, country: string): string => (lives?.endsWith(country) ? lives : country);

/** Only the person sees their address. */
function aboutOf(store: BackendStore, person: Person, self: Person | undefined): Profile['userAbout'] {
  const { info, social } = getStored(store, person);
  const about = store.table(aboutKey).get(person.id);
  const joined = about?.joined ?? (person.addedAt ? new Date(person.addedAt).toISOString() : '');
  return {
    about: info.bio,
    joined,
    lives: getPlace(about?.lives, info.country),
    email: person.id === self?.id ? person.email : '',
    website: info.website,
    links: socialNetworks.flatMap((network) => {
      const url = social.socialLinks[network];
      return url ? [{ network, url }] : [];
    }),
  };
}

/** Profile as a person sees it, newest post first; null if unknown. */
export function getProfile(store: BackendStore, self: Person | undefined, id = self?.id): Profile | null {
  const person = id === undefined ? undefined : store.table(peopleKey).get(id);
  if (!person) return null;
  const marks = readMarks(store, self);
  const isTheirs = (owned: { personId?: number }) => getOwner(owned) === person.id;
  return {
    header: headerOf(store, person, self),
    userAbout: aboutOf(store, person, self),
    suggestedPages: list(store, pagesKey).map((page) => ({ ...page, favorite: marks.isOwn('page', page.id) })),
    twitterFeeds: list(store, feedsKey).map((feed) => ({ ...feed, favorite: marks.isOwn('feed', feed.id) })),
    post: list(store, profilePostsKey)
      .filter(isTheirs)
      .map((post) => seePost(store, marks, post))
      .sort((a, b) => b.postTime.localeCompare(a.postTime)),
    latestPhotos: list(store, photosKey)
      .filter(isTheirs)
      .map(({ personId: _, ...photo }) => photo),
    suggestions: list(store, suggestionsKey)
      .filter(({ personId }) => personId !== self?.id)
      .map((one) => ({ ...one, isAdded: marks.isOwn('suggestion', one.id) })),
    polls: list(store, pollsKey).map((poll) => seePoll(marks, poll)),
  };
}
