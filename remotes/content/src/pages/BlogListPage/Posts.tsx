import { Button, EmptyState, ErrorState, Icon, LoadingRows } from '@atrium/ui';
import { ArrowLeft, ArrowRight } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { blogListPath } from '../../model/blogParams';
import styles from './BlogList.module.css';
import { PostCard } from './PostCard';
import type { useBlogList } from './useBlogList';

export function Posts({ params, posts, hasOlder, clear }: ReturnType<typeof useBlogList>) {
  const { t } = useTranslation('content');
  const { data, error, isFetching, refetch } = posts;
  const { q, category, page } = params;
  if (error && !isFetching) return <ErrorState error={error} onRetry={refetch} title={t('blog.failed')} />;
  if (!data) return <LoadingRows rows={4} shape="card" />;
  if (data.length === 0)
    return q || category || page > 1 ? (
      <EmptyState
        picture="search"
        title={t('nothing.title')}
        text={t('blog.nothingText')}
        action={<Button onClick={clear}>{t('blog.showAll')}</Button>}
      />
    ) : (
      <EmptyState picture="document" title={t('blog.empty')} text={t('blog.emptyText')} />
    );
  return (
    <>
      <ul className={styles.cards} aria-busy={isFetching}>
        {data.map((post) => (
          <li key={post.id}>
            <PostCard post={post} q={q} />
          </li>
        ))}
      </ul>
      {(page > 1 || hasOlder) && (
        <nav className={styles.pages} aria-label={t('blog.pages')}>
          {page > 1 && (
            <Link className={styles.page} to={blogListPath({ ...params, page: page - 1 })}>
              <Icon of={ArrowLeft} className={styles.arrow} /> {t('blog.newer')}
            </Link>
          )}
          {hasOlder && (
            <Link className={styles.older} to={blogListPath({ ...params, page: page + 1 })}>
              {t('blog.older')} <Icon of={ArrowRight} className={styles.arrow} />
            </Link>
          )}
        </nav>
      )}
    </>
  );
}
