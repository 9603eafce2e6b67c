import { EmptyState, RedirectPage } from '@atrium/ui';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { useGetUsersQuery } from '../api/usersApi';

/** The address without an id leads to the newest user. */
export default function NewestUser() {
  const { t } = useTranslation('users');
  const { pathname } = useLocation();
  const { data, error, isLoading, refetch } = useGetUsersQuery({ page: 1, perPage: 1, sortBy: 'id', sortDir: 'desc' });
  const newest = data?.users[0];
  return (
    <RedirectPage
      title={t('title')}
      to={newest && `${pathname.replace(/\/+$/, '')}/${newest.id}`}
      isLoading={isLoading}
      error={error}
      onRetry={refetch}
      empty={<EmptyState picture="people" title={t('list.empty')} />}
    />
  );
}
