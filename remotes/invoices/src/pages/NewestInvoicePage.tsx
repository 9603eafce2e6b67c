import { EmptyState, RedirectPage } from '@atrium/ui';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { useGetInvoicesQuery } from '../api/invoicesApi';

export default function NewestInvoice() {
  const { t } = useTranslation('invoices');
  const { pathname } = useLocation();
  const { data, error, isLoading, refetch } = useGetInvoicesQuery({
    page: 1,
    perPage: 1,
    sortBy: 'id',
    sortDir: 'desc',
  });
  const newest = data?.invoices[0];
  return (
    <RedirectPage
      title={t('title')}
      to={newest && `${pathname.replace(/\/+$/, '')}/${newest.id}`}
      isLoading={isLoading}
      error={error}
      onRetry={refetch}
      empty={<EmptyState picture="document" title={t('list.empty')} />}
    />
  );
}
