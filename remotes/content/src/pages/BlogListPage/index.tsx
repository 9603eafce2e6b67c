import {
  Button,
  EmptyState,
  ErrorState,
  Highlight,
  Icon,
  LoadingRows,
  Page,
  SearchInput,
  StretchedLink,
} from '@atrium/ui';
import { ArrowLeft, ArrowRight, MessageSquare } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router-dom';
import { useGetPostsQuery } from '../../api/blog/blogApi';
import type { Blog } from '../../api/blog/schemas';
import { BlogSidebar } from '../../components/Blog/BlogSidebar';
import { PostBy } from '../../components/Blog/PostBy';
import { Tags } from '../../components/Blog/Tags';
import { blogListPath, readBlogParams, toBlogQuery, writeBlogParams } from '../../model/blogParams';
import { useReaderLanguages } from '../../state/useReaderLanguages';
import styles from './BlogList.module.css';

function useBlogList() {
  const [search, setSearch] = useSearchParams();
  const params = readBlogParams(search);
  const language = useReaderLanguages();
  const posts = useGetPostsQuery({ ...toBlogQuery(params), language });
  // The API does not count posts: the next page is prefetched to know whether there is one.
  const { currentData: older = [] } = useGetPostsQuery({
    ...toBlogQuery({ ...params, page: params.page + 1 }),
    language,
  });

  return {
    params,
    posts,
    hasOlder: older.length > 0,
    search: (q: string) => setSearch(writeBlogParams({ ...params, q, page: 1 }), { replace: true }),
    clear: () => setSearch({}),
  };
}

function PostCard({ post, q }: { post: Blog; q: string }) {
  const { t } = useTranslation('content');
  return (
    <article className={styles.card}>
      <img className={styles.picture} src={post.img} alt="" width={640} height={360} loading="lazy" decoding="async" />
      <div className={styles.words}>
        <h2 className={styles.title} lang={post.locale} dir="auto">
          <StretchedLink className={styles.link} to={`/pages/blog/detail/${post.id}`}>
            <Highlight text={post.title} query={q} />
          </StretchedLink>
        </h2>
        <PostBy className={styles.by} post={post} />
        <p className={styles.excerpt} lang={post.locale} dir="auto">
          <Highlight text={post.excerpt} query={q} />
        </p>
        <div className={styles.end}>
          <Tags tags={post.tags} />
          <span className={styles.comments}>
            <Icon of={MessageSquare} /> <bdi>{t('blog.comments', { count: post.comment })}</bdi>
          </span>
        </div>
      </div>
    </article>
  );
}

function Posts({ params, posts, hasOlder, clear }: ReturnType<typeof useBlogList>) {
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

/** Posts of the blog; search, category and page are in the URL. */
export default function BlogListPage() {
  const { t } = useTranslation('content');
  const list = useBlogList();
  return (
    <Page width="wide" title={t('blog.title')} meta={list.params.category}>
      <div className={styles.blog}>
        <section className={styles.posts} aria-label={t('blog.posts')}>
          <SearchInput
            className={styles.search}
            label={t('blog.search')}
            value={list.params.q}
            onSearch={list.search}
          />
          <Posts {...list} />
        </section>
        <BlogSidebar category={list.params.category} />
      </div>
    </Page>
  );
}
