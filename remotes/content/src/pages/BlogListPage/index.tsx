import { Page, SearchInput } from '@atrium/ui';
import { useTranslation } from 'react-i18next';
import { BlogSidebar } from '../../components/Blog/BlogSidebar';
import styles from './BlogList.module.css';
import { Posts } from './Posts';
import { useBlogList } from './useBlogList';

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
