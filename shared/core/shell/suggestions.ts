import type { BackendStore, Person } from '@atrium/backend';
import type { Suggestion } from '../api';
import type { CoreOptions, SuggestedPage } from '../options/CoreOptions';
import { accountOf, mayOpen } from './access';
import { bookmarkListsKey, type StoredBookmark } from './tables';

/** A short key of a page: its address in one word. */
const toTarget = (link: string): string => link.split(/\W+/).filter(Boolean).join('-') || 'home';

const toSuggestion = ({ id, title, icon, link }: SuggestedPage, isBookmarked: boolean): Suggestion => ({
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

/** An account's bookmarks; at first the pages whose manifests ask for it. */
export function readBookmarks(store: BackendStore, host: CoreOptions, user: Person | null): readonly StoredBookmark[] {
  const list = store.table(bookmarkListsKey).get(accountOf(user));
  if (list) return list.bookmarks;
  return listPages(store, host, user)
    .filter(({ isBookmarked }) => isBookmarked)
    .sort((a, b) => a.id - b.id)
    .map(({ id, title, icon, link }) => ({ id, title, icon, link }));
}

/** All pages of live apps that a person may open, each with whether it is bookmarked. */
export function listSuggestions(store: BackendStore, host: CoreOptions, user: Person | null): Suggestion[] {
  const bookmarked = new Set(readBookmarks(store, host, user).map(({ id }) => id));
  return listPages(store, host, user).map((page) => toSuggestion(page, bookmarked.has(page.id)));
}

/** The bookmarks in their order; one whose app is gone is as it was last seen, and unavailable. */
export function listBookmarks(store: BackendStore, host: CoreOptions, user: Person | null): Suggestion[] {
  const live = new Map(listPages(store, host, user).map((page) => [page.id, page]));
  return readBookmarks(store, host, user).map((bookmark) => {
    const page = live.get(bookmark.id);
    return page ? toSuggestion(page, true) : { ...toSuggestion(bookmark, true), isUnavailable: true };
  });
}
