import { useTranslation } from 'react-i18next';
import { MessagePage } from './MessagePage';

/** No app owns the address, or the app that owns it knows no such page. */
export function NotFoundPage() {
  const { t } = useTranslation('shell');
  return <MessagePage picture="lost" title={t('notFound.title')} text={t('notFound.text')} />;
}
