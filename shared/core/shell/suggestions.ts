import type { BackendStore, Person } from '@atrium/backend';
import type { Suggestion } from '../api';
import type { CoreOptions, SuggestedPage } from '../options/CoreOptions';
import { accountOf, mayOpen } from './access';
import { type Bookmark, bookmarkListsTable, type StoredBookmark } from './tables';

/** A short key of a page: its address in one word. */
const toTarget = (link: string): string => link.split(/\W+/).filter(Boolean).join('-') || 'home';

const toSuggestion = ({ id, title, icon, link }: Bookmark, isBookmarked: boolean): Suggestion => ({
  id,
  target: toTarget(link),
  title,
  icon,
  link,
  isBookmarked,
});

/** The pages that a person may open. */
export const listPages = (store: BackendStore, host: CoreOptions, user: Person | null): SuggestedPage[] =>
  host.suggestions().filter(({ link }) => mayOpen(store, host, user, link));

const isNumber = (id: string | number) => typeof id === 'number' || /^\d+$/.test(id);

/** The ids of pages that a client names: legacy clients know them by numbers. */
export async function readPageIds(ids: readonly (string | number)[]): Promise<string[]> {
  if (!ids.some(isNumber)) return ids.map(String);
  const { pageIdOfNumber } = await import(/* webpackChunkName: "mock-later" */ './legacyPageIds');
  return ids.map((id) => (isNumber(id) && pageIdOfNumber(Number(id))) || String(id));
}

/** Replaces the numbers of bookmarks that were stored when ids were numbers; an unknown number by the page at its address. */
async function migrate(bookmarks: readonly StoredBookmark[], pages: readonly SuggestedPage[]): Promise<Bookmark[]> {
  const ids = await readPageIds(bookmarks.map(({ id }) => id));
  return bookmarks.map((bookmark, index) => {
    const id = ids[index] ?? '';
    return { ...bookmark, id: isNumber(id) ? (pages.find(({ link }) => link === bookmark.link)?.id ?? id) : id };
  });
}

/** An account's bookmarks; at first the pages whose manifests ask for it. */
export async function readBookmarks(
  store: BackendStore,
  host: CoreOptions,
  user: Person | null,
): Promise<readonly Bookmark[]> {
  const list = await store.table(bookmarkListsTable).get(accountOf(user));
  if (list) return migrate(list.bookmarks, host.suggestions());
  return listPages(store, host, user)
    .filter(({ isBookmarked }) => isBookmarked)
    .map(({ id, title, icon, link }) => ({ id, title, icon, link }));
}

/** All pages of live apps that a person may open, each with whether it is bookmarked. */
export async function listSuggestions(
  store: BackendStore,
  host: CoreOptions,
  user: Person | null,
): Promise<Suggestion[]> {
  const bookmarked = new Set((await readBookmarks(store, host, user)).map(({ id }) => id));
  return listPages(store, host, user).map((page) => toSuggestion(page, bookmarked.has(page.id)));
}

/** The bookmarks in their order; one whose app is gone is as it was last seen, and unavailable. */
export async function listBookmarks(
  store: BackendStore,
  host: CoreOptions,
  user: Person | null,
): Promise<Suggestion[]> {
  const live = new Map(listPages(store, host, user).map((page) => [page.id, page]));
  return (await readBookmarks(store, host, user)).map((bookmark) => {
    const page = live.get(bookmark.id);
    return page ? toSuggestion(page, true) : { ...toSuggestion(bookmark, true), isUnavailable: true };
  });
}
