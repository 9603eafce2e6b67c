import { EmptyState, usePageTitle } from '@atrium/ui';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';

/** The page for a number that no invoice has. */
export function InvoiceNotFound() {
  const { t } = useTranslation('invoices');
  usePageTitle(t('notFound.title'));
  return (
    <EmptyState
      isPage
      picture="lost"
      title={t('notFound.title')}
      text={t('notFound.text')}
      action={<Link to="/apps/invoice/list">{t('back')}</Link>}
    />
  );
}
