import { useTranslation } from 'react-i18next';
import { MessagePage } from './MessagePage';

/** Where a server leads that could not do what it was asked for. */
export default function ServerErrorPage() {
  const { t } = useTranslation('shell');
  return <MessagePage picture="fault" title={t('misc.serverError.title')} text={t('misc.serverError.text')} />;
}
