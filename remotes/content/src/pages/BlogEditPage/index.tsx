import { EmptyState, RedirectPage } from '@atrium/ui';
import { useTranslation } from 'react-i18next';
import { useGetPostQuery } from '../../api/blog/blogApi';

/** Short path to the editor of the newest post. */
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
