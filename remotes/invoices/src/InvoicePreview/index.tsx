import { skipToken } from '@reduxjs/toolkit/query/react';
import { ArrowLeft } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link, useParams } from 'react-router-dom';
import { ErrorState, Icon, LoadingRows, Page } from 'shared/ui';
import { useGetInvoiceQuery } from '../api';
import { InvoiceNotFound } from '../InvoiceParts/InvoiceNotFound';
import { InvoiceStatusPill } from '../InvoiceParts/InvoiceStatusPill';
import { readInvoiceId } from '../model/invoiceId';
import { InvoiceDocument } from './InvoiceDocument';

export default function InvoicePreview() {
  const { t } = useTranslation('invoices');
  const id = readInvoiceId(useParams().id);
  const { currentData: found, error, refetch } = useGetInvoiceQuery(id ?? skipToken);

  if (!id || (error && 'status' in error && error.status === 404)) return <InvoiceNotFound />;
  return (
    <Page
      title={t('invoice', { id })}
      meta={found && <InvoiceStatusPill status={found.invoice.invoiceStatus} />}
      back={
        <Link to="/apps/invoice/list">
          <Icon of={ArrowLeft} /> {t('back')}
        </Link>
      }
    >
      {found && <InvoiceDocument {...found} />}
      {!found && (error ? <ErrorState error={error} onRetry={refetch} /> : <LoadingRows shape="text" />)}
    </Page>
  );
}
