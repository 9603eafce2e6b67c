import { BackLink, EmptyState, ErrorState, LoadingRows, Page } from '@atrium/ui';
import { useTranslation } from 'react-i18next';
import { Link, Navigate, useParams } from 'react-router-dom';
import { useGetPostQuery } from '../../api/blog/blogApi';
import { BlogSidebar } from '../../components/Blog/BlogSidebar';
import { isNotFound } from '../../model/isNotFound';
import styles from './BlogPost.module.css';
import { Post } from './Post';

export default function BlogPostPage() {
  const { id } = useParams();
  return <PostOf id={id} />;
}

/** The post of an id; the newest one without. */
export function PostOf({ id }: { id: string | undefined }) {
  const { t } = useTranslation('content');
  const { currentData: page, error, isFetching, refetch } = useGetPostQuery(id);

  // A malformed id names no post; the API calls it a client error.
  if (isNotFound(error) || (error && id && !/^\d+$/.test(id))) return <NoPost />;
  if (page && !id) return <Navigate to={`/pages/blog/detail/${page.blog.id}`} replace />;
  return (
    <Page
      width="wide"
      title={page?.blog.title ?? t('blog.title')}
      lang={page?.blog.locale}
      back={<BackLink to="/pages/blog/list">{t('blog.title')}</BackLink>}
    >
      <div className={styles.layout}>
        {page ? (
          <Post key={page.blog.id} page={page} />
        ) : error && !isFetching ? (
          <ErrorState error={error} onRetry={refetch} title={t('blog.postFailed')} />
        ) : (
          <LoadingRows shape="text" />
        )}
        <BlogSidebar
          {...(page?.blog.authorId && { author: { id: page.blog.authorId, name: page.blog.userFullName } })}
        />
      </div>
    </Page>
  );
}

export function NoPost() {
  const { t } = useTranslation('content');
  return (
    <EmptyState
      isPage
      picture="lost"
      title={t('blog.noPost')}
      text={t('blog.noPostText')}
      action={<Link to="/pages/blog/list">{t('blog.toList')}</Link>}
    />
  );
}
