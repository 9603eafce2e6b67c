import { useTranslation } from 'react-i18next';
import { Page } from 'shared/ui';

export default function MailPage() {
  const { t } = useTranslation('email');
  return <Page title={t('title')} />;
}
