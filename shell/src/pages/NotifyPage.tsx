import { useTranslation } from 'react-i18next';
import { MessagePage } from './MessagePage';
import { NotifyForm } from './NotifyForm';

/** Something is being built; it takes addresses for a note when it is there. */
export default function ComingSoonPage() {
  const { t } = useTranslation('shell');
  return (
    <MessagePage picture="calendar" title={t('misc.comingSoon.title')} text={t('misc.comingSoon.text')}>
      <NotifyForm page="coming-soon" />
    </MessagePage>
  );
}
