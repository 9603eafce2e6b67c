import { useTranslation } from 'react-i18next';
import { MessagePage } from './MessagePage';
import { NotifyForm } from './NotifyPage';

/** The dashboard is being worked on; it takes addresses for a note when it is back. */
export default function MaintenancePage() {
  const { t } = useTranslation('shell');
  return (
    <MessagePage picture="time" title={t('misc.maintenance.title')} text={t('misc.maintenance.text')}>
      <NotifyForm page="maintenance" />
    </MessagePage>
  );
}
