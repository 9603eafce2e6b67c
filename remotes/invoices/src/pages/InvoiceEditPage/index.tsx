import { skipToken } from '@reduxjs/toolkit/query/react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { readId } from 'shared/runtime';
import { BackLink, ErrorState, LoadingRows, Page } from 'shared/ui';
import { useGetInvoiceQuery } from '../../api/invoicesApi';
import { InvoiceNotFound } from '../../parts/Invoice/InvoiceNotFound';
import { InvoiceEditForm } from './InvoiceEditForm';

export default function InvoiceEdit() {
  const { t } = useTranslation('invoices');
  const id = readId(useParams().id);
  const { currentData: found, error, refetch } = useGetInvoiceQuery(id ?? skipToken);

  const isGone = error !== undefined && 'status' in error && error.status === 404;
  if (!id || (isGone && !found)) return <InvoiceNotFound />;
  if (found) return <InvoiceEditForm key={id} stored={found} isGone={isGone} />;
  return (
    <Page width="wide" title={t('invoice', { id })} back={<BackLink to="/apps/invoice/list">{t('back')}</BackLink>}>
      {error ? <ErrorState error={error} onRetry={refetch} /> : <LoadingRows shape="text" />}
    </Page>
  );
}
