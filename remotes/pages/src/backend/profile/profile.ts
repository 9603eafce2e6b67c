import { type BackendStore, desc, eq, type Person, peopleTable } from '@atrium/backend';
import type { Profile } from '../../api/profile/schemas';
import { socialNetworks } from '../../model/socialDraft';
import { getStored } from '../account/settings';
import { readOwnMarks } from '../common/marks';
import { profilePostsTable } from '../common/posts';
import { createPollView, createPostView } from './asSeen';
import { aboutTable, feedsTable, headerTable, pagesTable, photosTable, pollsTable, suggestionsTable } from './tables';

const firstCover = '/assets/demo/profile/cover.svg';

/** Head of a profile; a person without a known position is shown with their company. */
async function headerOf(store: BackendStore, person: Person, self: Person | undefined): Promise<Profile['header']> {
  const { designation, coverImg } = (await store.table(headerTable).get(person.id)) ?? {};
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
async function aboutOf(store: BackendStore, person: Person, self: Person | undefined): Promise<Profile['userAbout']> {
  const [{ info, social }, about] = await Promise.all([
    getStored(store, person),
    store.table(aboutTable).get(person.id),
  ]);
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

async function listPosts(store: BackendStore, self: Person | undefined, owner: number): Promise<Profile['post']> {
  const posts = await store.table(profilePostsTable).find({ where: eq('owner', owner), orderBy: [desc('postTime')] });
  return posts.map(await createPostView(store, self, posts));
}

/** What is suggested to everybody, with the person's own choices. */
async function listSuggested(store: BackendStore, self: Person | undefined) {
  const [pages, feeds, suggestions] = await Promise.all([
    store.table(pagesTable).find(),
    store.table(feedsTable).find(),
    store.table(suggestionsTable).find(),
  ]);
  const own = await readOwnMarks(store, self, [
    ...pages.map(({ id }) => `page:${id}` as const),
    ...feeds.map(({ id }) => `feed:${id}` as const),
    ...suggestions.map(({ id }) => `suggestion:${id}` as const),
  ]);
  return {
    suggestedPages: pages.map((page) => ({ ...page, favorite: own.has(`page:${page.id}`) })),
    twitterFeeds: feeds.map((feed) => ({ ...feed, favorite: own.has(`feed:${feed.id}`) })),
    suggestions: suggestions
      .filter(({ personId }) => personId !== self?.id)
      .map((one) => ({ ...one, isAdded: own.has(`suggestion:${one.id}`) })),
  };
}

/** Profile as a person sees it, newest post first; null if unknown. */
export async function getProfile(
  store: BackendStore,
  self: Person | undefined,
  id = self?.id,
): Promise<Profile | null> {
  const person = id === undefined ? undefined : await store.table(peopleTable).get(id);
  if (!person) return null;
  const [header, userAbout, suggested, post, photos, polls] = await Promise.all([
    headerOf(store, person, self),
    aboutOf(store, person, self),
    listSuggested(store, self),
    listPosts(store, self, person.id),
    store.table(photosTable).find({ where: eq('owner', person.id) }),
    store.table(pollsTable).find(),
  ]);
  return {
    header,
    userAbout,
    ...suggested,
    post,
    latestPhotos: photos.map(({ personId: _, ...photo }) => photo),
    polls: polls.map(await createPollView(store, self, polls)),
  };
}
