export interface RecentPage {
  path: string;
  title: string;
}

const keyOf = (userId: number) => `recentPages:${userId}`;
const kept = 5;

const isRecentPage = (value: unknown): value is RecentPage =>
  typeof value === 'object' &&
  value !== null &&
  'path' in value &&
  typeof value.path === 'string' &&
  'title' in value &&
  typeof value.title === 'string';

/** The pages that a person had on screen last, the latest first: the next person who signs in here sees none of them. */
export function recentPages(storage: Pick<Storage, 'getItem'>, userId: number): RecentPage[] {
  try {
    const stored: unknown = JSON.parse(storage.getItem(keyOf(userId)) ?? '[]');
    return Array.isArray(stored) ? stored.filter(isRecentPage) : [];
  } catch {
    return [];
  }
}

/** Puts a page first among the recent ones of a person. */
export function rememberPage(storage: Pick<Storage, 'getItem' | 'setItem'>, userId: number, page: RecentPage): void {
  const others = recentPages(storage, userId).filter(({ path }) => path !== page.path);
  storage.setItem(keyOf(userId), JSON.stringify([page, ...others].slice(0, kept)));
}
