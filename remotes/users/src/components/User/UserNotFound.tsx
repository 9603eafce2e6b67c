import { BackLink, EmptyState, usePageTitle } from '@atrium/ui';
import { useListPath } from '@atrium/ui/table';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';

/** The address of the list with the filters and the page that it was left with. */
export const useUserListPath = (): string => useListPath('users', '/apps/user/list');

/** The way back to the list, as it was left. */
export function AllUsersLink() {
  const { t } = useTranslation('users');
  return <BackLink to={useUserListPath()}>{t('view.back')}</BackLink>;
}

/** The page for an id that is nobody's. */
export function UserNotFound() {
  const { t } = useTranslation('users');
  usePageTitle(t('notFound.title'));
  return (
    <EmptyState
      isPage
      picture="lost"
      title={t('notFound.title')}
      text={t('notFound.text')}
      action={<Link to="/apps/user/list">{t('view.back')}</Link>}
    />
  );
}
