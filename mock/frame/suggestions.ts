import type { MockStore, SuggestedPage, Suggestion } from 'shared/api';
import type { MockHost } from './host';
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

/** All pages that live apps have, each told whether it is bookmarked. */
export function listSuggestions(store: MockStore, { suggestions }: MockHost): Suggestion[] {
  const bookmarks = store.table(bookmarksKey);
  return suggestions().map((page) => toSuggestion(page, bookmarks.get(page.id) !== undefined));
}

/** The bookmarks in their order; one whose app is gone is as it was last seen, and unavailable. */
export function listBookmarks(store: MockStore, { suggestions }: MockHost): Suggestion[] {
  const live = new Map(suggestions().map((page) => [page.id, page]));
  return [...store.table(bookmarksKey).all()]
    .sort((a, b) => a.position - b.position)
    .map((bookmark) => {
      const page = live.get(bookmark.id);
      return page ? toSuggestion(page, true) : { ...toSuggestion(bookmark, true), isUnavailable: true };
    });
}

const firstBookmarks = [
  { id: 3, title: 'Email', icon: 'mail', link: '/apps/email' },
  { id: 4, title: 'Chat', icon: 'message-circle', link: '/apps/chat' },
  { id: 5, title: 'To-do', icon: 'square-check', link: '/apps/todo' },
  { id: 6, title: 'Calendar', icon: 'calendar', link: '/apps/calendar' },
];

/** What is bookmarked at start, under the ids that the live pages bear. */
export function seedBookmarks({ suggestions }: MockHost): StoredBookmark[] {
  const pages = suggestions();
  return firstBookmarks.map((page, position) => ({
    ...page,
    ...pages.find(({ link }) => link === page.link),
    position,
  }));
}
