import { Button, EmptyState } from '@atrium/ui';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { useMailRoute } from '../../state/useMailRoute';
import { MailScreen } from './MailScreen';

export default function MailPage() {
  const { t } = useTranslation('email');
  const navigate = useNavigate();
  const route = useMailRoute();
  if (route) return <MailScreen route={route} />;
  return (
    <EmptyState
      isPage
      picture="lost"
      title={t('noFolder.title')}
      text={t('noFolder.text')}
      action={<Button onClick={() => void navigate('/apps/email')}>{t('noFolder.action')}</Button>}
    />
  );
}
