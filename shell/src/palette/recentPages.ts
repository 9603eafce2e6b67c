export interface RecentPage {
  path: string;
  title: string;
}

const key = 'recentPages';
const kept = 5;

const isRecentPage = (value: unknown): value is RecentPage =>
  typeof value === 'object' &&
  value !== null &&
  'path' in value &&
  typeof value.path === 'string' &&
  'title' in value &&
  typeof value.title === 'string';

/** The pages that were on screen last, the latest first. */
export function recentPages(storage: Pick<Storage, 'getItem'>): RecentPage[] {
  try {
    const stored: unknown = JSON.parse(storage.getItem(key) ?? '[]');
    return Array.isArray(stored) ? stored.filter(isRecentPage) : [];
  } catch {
    return [];
  }
}

/** Puts a page first among the recent ones. */
export function rememberPage(storage: Pick<Storage, 'getItem' | 'setItem'>, page: RecentPage): void {
  const others = recentPages(storage).filter(({ path }) => path !== page.path);
  storage.setItem(key, JSON.stringify([page, ...others].slice(0, kept)));
}
