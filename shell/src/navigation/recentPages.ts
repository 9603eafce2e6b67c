import type { Language } from '@atrium/contract';
import { isLanguage } from '../common/languageNames';

export interface RecentPage {
  path: string;
  title: string;
  language: Language;
}

const keyOf = (userId: number) => `recentPages:${userId}`;
const maxPages = 6;

const isRecentPage = (value: unknown): value is RecentPage =>
  typeof value === 'object' &&
  value !== null &&
  'path' in value &&
  typeof value.path === 'string' &&
  'title' in value &&
  typeof value.title === 'string' &&
  'language' in value &&
  isLanguage(value.language);

/** The pages that a person had on screen last, the latest first: the next person who signs in here sees none of them. */
export function recentPages(storage: Pick<Storage, 'getItem'>, userId: number): RecentPage[] {
  try {
    const stored: unknown = JSON.parse(storage.getItem(keyOf(userId)) ?? '[]');
    return Array.isArray(stored) ? stored.filter(isRecentPage) : [];
  } catch {
    return [];
  }
}

const write = (storage: Pick<Storage, 'setItem'>, userId: number, pages: readonly RecentPage[]) =>
  storage.setItem(keyOf(userId), JSON.stringify(pages.slice(0, maxPages)));

export function rememberPage(storage: Pick<Storage, 'getItem' | 'setItem'>, userId: number, page: RecentPage): void {
  write(storage, userId, [page, ...recentPages(storage, userId).filter(({ path }) => path !== page.path)]);
}

export function forgetPage(storage: Pick<Storage, 'getItem' | 'setItem'>, userId: number, path: string): void {
  const others = recentPages(storage, userId).filter((page) => page.path !== path);
  write(storage, userId, others);
}
