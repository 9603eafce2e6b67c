import { useRuntime, useSession } from '@atrium/sdk';
import { Button } from '@atrium/ui';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router-dom';
import { notAuthorizedPath, signInPath } from '../session/landingPath';
import { MessagePage } from './MessagePage';

/** The page exists, and this person's rules do not open it. */
export default function NotAuthorizedPage() {
  const { t } = useTranslation('shell');
  const { session } = useRuntime();
  const { user } = useSession();
  const { state } = useLocation();
  const navigate = useNavigate();
  const changeAccount = () => {
    session.signOut();
    navigate(signInPath(notAuthorizedPath(state)));
  };
  return (
    <MessagePage picture="lock" title={t('notAuthorized.title')} text={t('notAuthorized.text')}>
      {user && (
        <Button type="primary" onClick={changeAccount}>
          {t('signedOut.other')}
        </Button>
      )}
    </MessagePage>
  );
}
