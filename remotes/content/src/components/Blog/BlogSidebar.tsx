import { Button, NavList, useFormat } from '@atrium/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useGetBlogSidebarQuery } from '../../api/blog/blogApi';
import type { BlogSidebar as BlogSidebarContent } from '../../api/blog/schemas';
import { blogListPath } from '../../model/blogParams';
import { useReaderLanguages } from '../../state/useReaderLanguages';
import styles from './BlogSidebar.module.css';
import { FeedLinks } from './FeedLinks';
import { useCategoryName } from './Tags';

interface BlogSidebarProps {
  category?: string;
  /** Whose posts can be subscribed to; absent: those of all. */
  author?: { id: number; name: string };
}

/** Categories, latest posts and feeds; nothing while they load. */
export function BlogSidebar({ category, author }: BlogSidebarProps) {
  const { t } = useTranslation('content');
  const nameOf = useCategoryName();
  const { data } = useGetBlogSidebarQuery({ language: useReaderLanguages() });
  const [showsAll, setShowAll] = useState(false);
  if (!data) return null;
  const shown = showsAll ? data.categories : mostUsed(data.categories, category);
  const all = { key: '', to: blogListPath({}), label: t('blog.allCategories') };
  return (
    <div className={styles.side}>
      <NavList
        label={t('blog.categories')}
        hasHeading
        activeKey={category}
        items={[
          all,
          ...shown.map(({ category: key, count }) => ({
            key,
            to: blogListPath({ category: key }),
            label: nameOf(key),
            count,
            countLabel: t('blog.counted', { count }),
          })),
        ]}
      />
      {data.categories.length > maxCategories && (
        <Button type="link" className={styles.more} aria-expanded={showsAll} onClick={() => setShowAll(!showsAll)}>
          {t(showsAll ? 'blog.fewerCategories' : 'blog.moreCategories')}
        </Button>
      )}
      <RecentPosts posts={data.recentPosts} />
      <FeedLinks category={category} author={author} />
    </div>
  );
}

const maxCategories = 12;

/** Those with the most posts and the one that is open, in the order of their names. */
function mostUsed<T extends { category: string; count: number }>(all: readonly T[], open?: string): readonly T[] {
  if (all.length <= maxCategories) return all;
  const used = new Set([...all].sort((a, b) => b.count - a.count).slice(0, maxCategories));
  return all.filter((one) => used.has(one) || one.category === open);
}

function RecentPosts({ posts }: { posts: BlogSidebarContent['recentPosts'] }) {
  const { t } = useTranslation('content');
  const { date } = useFormat();
  return (
    <section aria-labelledby="recent-posts">
      <h2 id="recent-posts" className={styles.title}>
        {t('blog.recent')}
      </h2>
      <ul className={styles.recent}>
        {posts.map(({ id, title, img, createdTime, locale }) => (
          <li key={id}>
            <Link className={styles.post} to={`/pages/blog/detail/${id}`}>
              <img className={styles.picture} src={img} alt="" width={640} height={360} loading="lazy" />
              <span className={styles.words}>
                <span lang={locale} dir="auto">
                  {title}
                </span>
                <time dateTime={createdTime} className={styles.date}>
                  {date(createdTime)}
                </time>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
