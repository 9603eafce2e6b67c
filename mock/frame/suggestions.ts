import type { Suggestion } from 'shared/api';
import type { BackendStore } from 'shared/backend';
import type { FrameHost, SuggestedPage } from './host';
import { bookmarksKey, type StoredBookmark } from './tables';

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

/** All pages that live apps have, each with whether it is bookmarked. */
export function listSuggestions(store: BackendStore, { suggestions }: FrameHost): Suggestion[] {
  const bookmarks = store.table(bookmarksKey);
  return suggestions().map((page) => toSuggestion(page, bookmarks.get(page.id) !== undefined));
}

/** The bookmarks in their order; one whose app is gone is as it was last seen, and unavailable. */
export function listBookmarks(store: BackendStore, { suggestions }: FrameHost): Suggestion[] {
  const live = new Map(suggestions().map((page) => [page.id, page]));
  return [...store.table(bookmarksKey).all()]
    .sort((a, b) => a.position - b.position)
    .map((bookmark) => {
      const page = live.get(bookmark.id);
      return page ? toSuggestion(page, true) : { ...toSuggestion(bookmark, true), isUnavailable: true };
    });
}

/** What is bookmarked at start: the pages whose manifests ask for it. */
export const seedBookmarks = ({ suggestions }: FrameHost): StoredBookmark[] =>
  suggestions()
    .filter(({ isBookmarked }) => isBookmarked)
    .sort((a, b) => a.id - b.id)
    .map(({ id, title, icon, link }, position) => ({ id, title, icon, link, position }));
