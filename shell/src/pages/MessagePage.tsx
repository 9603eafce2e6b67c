import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { useSession } from 'shared/runtime';
import { Button, EmptyState, type EmptyStateProps, usePageTitle } from 'shared/ui';
import { landingPath } from '../auth/landingPath';

/** A page that says one thing and shows the way on. */
export function MessagePage({
  picture,
  title,
  text,
}: Pick<EmptyStateProps, 'picture'> & { title: string; text: string }) {
  const { t } = useTranslation('shell');
  const navigate = useNavigate();
  const { user } = useSession();
  usePageTitle(title);
  return (
    <EmptyState
      picture={picture}
      title={title}
      text={text}
      isPage
      action={
        <Button type="primary" onClick={() => navigate(user ? landingPath('', user) : '/login')}>
          {user ? t('goHome') : t('signIn.submit')}
        </Button>
      }
    />
  );
}
