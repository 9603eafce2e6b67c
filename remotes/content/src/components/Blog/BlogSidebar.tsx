import { NavList, useFormat } from '@atrium/ui';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useGetBlogSidebarQuery } from '../../api/blog/blogApi';
import type { BlogSidebar as BlogSidebarContent } from '../../api/blog/schemas';
import { blogListPath } from '../../model/blogParams';
import styles from './BlogSidebar.module.css';
import { useCategoryName } from './Tags';

/** Categories and latest posts; nothing while they load. */
export function BlogSidebar({ category }: { category?: string }) {
  const { t } = useTranslation('content');
  const nameOf = useCategoryName();
  const { data } = useGetBlogSidebarQuery();
  if (!data) return null;
  const all = { key: '', to: blogListPath({}), label: t('blog.allCategories') };
  return (
    <div className={styles.side}>
      <NavList
        label={t('blog.categories')}
        hasHeading
        activeKey={category}
        items={[
          all,
          ...data.categories.map(({ category: key, count }) => ({
            key,
            to: blogListPath({ category: key }),
            label: nameOf(key),
            count,
            countLabel: t('blog.posts'),
          })),
        ]}
      />
      <RecentPosts posts={data.recentPosts} />
    </div>
  );
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
        {posts.map(({ id, title, img, createdTime }) => (
          <li key={id}>
            <Link className={styles.post} to={`/pages/blog/detail/${id}`}>
              <img className={styles.picture} src={img} alt="" width={640} height={360} loading="lazy" />
              <span className={styles.words}>
                {title}
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
