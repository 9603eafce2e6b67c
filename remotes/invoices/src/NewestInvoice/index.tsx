import { useTranslation } from 'react-i18next';
import { Navigate } from 'react-router-dom';
import { EmptyState, ErrorState, LoadingRows, Page } from 'shared/ui';
import { useGetInvoicesQuery } from '../api';

/** The address without an id leads to the newest invoice. */
export default function NewestInvoice() {
  const { t } = useTranslation('invoices');
  const { data, error, refetch } = useGetInvoicesQuery({ page: 1, perPage: 1, sortBy: 'id', sortDir: 'desc' });
  const newest = data?.invoices[0];
  if (newest) return <Navigate to={`/apps/invoice/preview/${newest.id}`} replace />;
  return (
    <Page title={t('title')}>
      {error ? (
        <ErrorState error={error} onRetry={refetch} />
      ) : data ? (
        <EmptyState picture="document" title={t('list.empty')} />
      ) : (
        <LoadingRows shape="text" />
      )}
    </Page>
  );
}
