import { BackLink, RecordNotFound } from '@atrium/ui';
import { useListPath } from '@atrium/ui/table';
import { useTranslation } from 'react-i18next';

export const useUserListPath = (): string => useListPath('users', '/apps/user/list');

export function AllUsersLink() {
  const { t } = useTranslation('users');
  return <BackLink to={useUserListPath()}>{t('view.back')}</BackLink>;
}

export function UserNotFound() {
  const { t } = useTranslation('users');
  return (
    <RecordNotFound title={t('notFound.title')} text={t('notFound.text')} to="/apps/user/list" link={t('view.back')} />
  );
}
