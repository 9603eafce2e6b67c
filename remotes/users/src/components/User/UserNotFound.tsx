import { EmptyState, usePageTitle } from '@atrium/ui';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';

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
