import { and, type BackendStore, has, type Person, type Where } from '@atrium/backend';
import type { BlogSidebar } from '../api/blog/schemas';
import { foldTags, tagKey } from '../model/tags';
import { dayOf, newestFirst, oldestFirst, usualPicture, wherePosts } from './blogPosts';
import { type ShownColumn, shownItemsTable } from './itemTables';

const icons: Record<string, string> = {
  Reporting: 'newspaper',
  Photography: 'camera',
  Design: 'palette',
  Languages: 'languages',
  Newsletter: 'mail',
  Workshop: 'wrench',
};

const recentCount = 4;

/** Spelling of a tag: that of the oldest post. */
async function spell(store: BackendStore, posts: Where<ShownColumn>, key: string): Promise<string> {
  const where = and<ShownColumn>(posts, has('tagKeys', key));
  const oldest = await store.table(shownItemsTable).first({ where, orderBy: oldestFirst });
  return foldTags(oldest?.tags ?? []).find((tag) => tagKey(tag) === key) ?? key;
}

/** Tags in their displayed spelling, with their posts. Few have several spellings: only these take a query each. */
async function countCategories(store: BackendStore, posts: Where<ShownColumn>): Promise<[string, number][]> {
  const counts = await store.table(shownItemsTable).groupBy('tagNames', posts).count();
  const totals = new Map<string, number>();
  const spellings = new Map<string, string | null>();
  for (const [tag, count] of counts) {
    const key = tagKey(String(tag));
    totals.set(key, (totals.get(key) ?? 0) + count);
    spellings.set(key, spellings.has(key) ? null : String(tag));
  }
  const categories = [...totals].map(
    async ([key, count]): Promise<[string, number]> => [spellings.get(key) ?? (await spell(store, posts, key)), count],
  );
  return Promise.all(categories);
}

/** The latest posts, and the categories with how many posts each has. */
export async function readSidebar(
  store: BackendStore,
  reader: Person | null,
  inLanguage: Where<ShownColumn>,
): Promise<BlogSidebar> {
  const where = await wherePosts(store, { inLanguage }, reader);
  const [recent, categories] = await Promise.all([
    store.table(shownItemsTable).find({ where, orderBy: newestFirst, limit: recentCount }),
    countCategories(store, where),
  ]);
  return {
    recentPosts: recent.map((post) => ({
      id: post.id,
      slug: post.slug,
      img: post.cover?.src ?? usualPicture,
      title: post.title,
      createdTime: dayOf(post),
      locale: post.locale,
    })),
    categories: categories
      .sort(([a], [b]) => a.localeCompare(b))
      .map(([category, count]) => ({ category, icon: icons[category] ?? 'tag', count })),
  };
}
