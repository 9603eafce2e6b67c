import { readId } from '@atrium/sdk';
import { BackLink, ErrorState, LoadingRows, Page } from '@atrium/ui';
import { skipToken } from '@reduxjs/toolkit/query/react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { useGetInvoiceQuery } from '../../api/invoicesApi';
import { drawInvoice } from '../../model/drawnInvoice';
import { isCreditNote } from '../../model/invoiceSteps';
import { InvoiceNotFound } from '../../components/Invoice/InvoiceNotFound';
import { InvoiceStatusPill } from '../../components/Invoice/InvoiceStatusPill';
import { invoiceName } from '../../components/Invoice/invoiceName';
import { InvoiceDrawers } from '../../components/InvoiceActions/InvoiceDrawers';
import type { InvoiceTask } from '../../components/InvoiceActions/invoiceTask';
import { InvoiceDocument } from '../../components/InvoiceDocument/InvoiceDocument';
import { InternalNote } from './InternalNote';
import { InvoiceHistory } from './InvoiceHistory';
import styles from './InvoicePreview.module.css';
import { InvoicePreviewActions } from './InvoicePreviewActions';
import { PaymentList } from './PaymentList';

export default function InvoicePreview() {
  const { t } = useTranslation('invoices');
  const id = readId(useParams().id);
  const { currentData: found, error, refetch } = useGetInvoiceQuery(id ?? skipToken);
  const [task, setTask] = useState<InvoiceTask>();

  if (!id || (error && 'status' in error && error.status === 404)) return <InvoiceNotFound />;
  return (
    <Page
      width="wide"
      title={found ? invoiceName(found.invoice, t) : t('search.preview')}
      meta={found && <InvoiceStatusPill status={found.invoice.invoiceStatus} />}
      actions={found && <InvoicePreviewActions invoice={found.invoice} onTask={setTask} />}
      back={<BackLink to="/apps/invoice/list">{t('back')}</BackLink>}
    >
      {found && (
        <div className={styles.columns} data-paper>
          <InvoiceDocument invoice={drawInvoice(found.invoice)} paymentDetails={found.paymentDetails} />
          <div className={styles.side}>
            {!isCreditNote(found.invoice) && <PaymentList invoice={found.invoice} onTask={setTask} />}
            <InternalNote invoice={found.invoice} onTask={setTask} />
            <InvoiceHistory invoice={found.invoice} />
          </div>
        </div>
      )}
      <InvoiceDrawers task={task} onClose={() => setTask(undefined)} />
      {!found && (error ? <ErrorState error={error} onRetry={refetch} /> : <LoadingRows shape="text" />)}
    </Page>
  );
}
