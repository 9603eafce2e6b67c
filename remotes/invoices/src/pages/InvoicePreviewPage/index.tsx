import { skipToken } from '@reduxjs/toolkit/query/react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { readId } from 'shared/runtime';
import { BackLink, ErrorState, LoadingRows, Page } from 'shared/ui';
import { useGetInvoiceQuery } from '../../api/invoicesApi';
import { InvoiceNotFound } from '../../parts/Invoice/InvoiceNotFound';
import { InvoiceStatusPill } from '../../parts/Invoice/InvoiceStatusPill';
import { InvoiceDocument } from '../../parts/InvoiceDocument/InvoiceDocument';
import styles from './InvoicePreview.module.css';
import { InvoicePreviewActions } from './InvoicePreviewActions';
import { PaymentList } from './PaymentList';
import { usePrintOnOpen } from './usePrintOnOpen';

export default function InvoicePreview() {
  const { t } = useTranslation('invoices');
  const id = readId(useParams().id);
  const { currentData: found, error, refetch } = useGetInvoiceQuery(id ?? skipToken);
  usePrintOnOpen(found?.invoice);

  if (!id || (error && 'status' in error && error.status === 404)) return <InvoiceNotFound />;
  return (
    <Page
      width="wide"
      title={t('invoice', { id })}
      meta={found && <InvoiceStatusPill status={found.invoice.invoiceStatus} />}
      actions={found && <InvoicePreviewActions invoice={found.invoice} />}
      back={<BackLink to="/apps/invoice/list">{t('back')}</BackLink>}
    >
      {found && (
        <div className={styles.columns} data-paper>
          <InvoiceDocument {...found} />
          <PaymentList invoice={found.invoice} />
        </div>
      )}
      {!found && (error ? <ErrorState error={error} onRetry={refetch} /> : <LoadingRows shape="text" />)}
    </Page>
  );
}
