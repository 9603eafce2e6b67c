import { useTranslation } from 'react-i18next';
import { MessagePage } from './MessagePage';

/** The page exists, and this person's rules do not open it. */
export function NotAuthorizedPage() {
  const { t } = useTranslation('shell');
  return <MessagePage picture="lock" title={t('notAuthorized.title')} text={t('notAuthorized.text')} />;
}
