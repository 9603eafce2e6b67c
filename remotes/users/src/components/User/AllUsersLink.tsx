import { BackLink } from '@atrium/ui';
import { useTranslation } from 'react-i18next';
import { useUserListPath } from './useUserListPath';

/** The way back to the list, as it was left. */
export function AllUsersLink() {
  const { t } = useTranslation('users');
  return <BackLink to={useUserListPath()}>{t('view.back')}</BackLink>;
}
