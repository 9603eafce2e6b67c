import { useTranslation } from 'react-i18next';
import { Navigate, useLocation } from 'react-router-dom';
import { EmptyState, ErrorState, LoadingRows, Page } from 'shared/ui';
import { useGetUsersQuery } from '../api';

/** The address without an id leads to the newest user. */
export default function NewestUser() {
  const { t } = useTranslation('users');
  const { pathname } = useLocation();
  const { data, error, refetch } = useGetUsersQuery({ page: 1, perPage: 1, sortBy: 'id', sortDir: 'desc' });
  const newest = data?.users[0];
  if (newest) return <Navigate to={`${pathname.replace(/\/+$/, '')}/${newest.id}`} replace />;
  return (
    <Page title={t('title')}>
      {error ? (
        <ErrorState error={error} onRetry={refetch} />
      ) : data ? (
        <EmptyState picture="people" title={t('list.empty')} />
      ) : (
        <LoadingRows shape="text" />
      )}
    </Page>
  );
}
