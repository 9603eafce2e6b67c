import { EmptyState, RedirectPage } from '@atrium/ui';
import { useTranslation } from 'react-i18next';
import { useGetPostQuery } from '../../api/blog/blogApi';

/** The short form: leads to where the newest post is written. */
export default function BlogEditPage() {
  const { t } = useTranslation('content');
  const { data, error, isFetching, refetch } = useGetPostQuery(undefined);
  return (
    <RedirectPage
      title={t('blog.title')}
      to={data && `/pages/blog/edit/${data.blog.id}`}
      isLoading={isFetching}
      error={error}
      onRetry={refetch}
      empty={<EmptyState picture="document" title={t('blog.empty')} text={t('blog.emptyText')} />}
    />
  );
}
