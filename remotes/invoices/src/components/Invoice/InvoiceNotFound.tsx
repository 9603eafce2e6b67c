import { RecordNotFound } from '@atrium/ui';
import { useTranslation } from 'react-i18next';

export function InvoiceNotFound() {
  const { t } = useTranslation('invoices');
  return (
    <RecordNotFound title={t('notFound.title')} text={t('notFound.text')} to="/apps/invoice/list" link={t('back')} />
  );
}
