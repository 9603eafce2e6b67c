import { readId, useCan } from '@atrium/sdk';
import { BackLink, Button, ErrorState, Icon, IconButton, LinkButton, LoadingRows, Page, useIsNarrow } from '@atrium/ui';
import { RowMenu } from '@atrium/ui/table';
import { skipToken } from '@reduxjs/toolkit/query/react';
import { Download, Pencil, Printer, Send } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate, useParams } from 'react-router-dom';
import { useGetInvoiceQuery } from '../../api/invoicesApi';
import type { Invoice } from '../../api/schemas';
import { InvoiceStatusPill } from '../../components/Invoice/InvoiceMarks';
import { InvoiceNotFound } from '../../components/Invoice/InvoiceNotFound';
import { invoiceName } from '../../components/Invoice/invoiceName';
import { InvoiceDrawers } from '../../components/InvoiceActions/InvoiceDrawers';
import type { InvoiceTask } from '../../components/InvoiceActions/invoiceTask';
import { useInvoiceDownload } from '../../components/InvoiceActions/useInvoiceDownload';
import { type InvoiceMenuKey, useInvoiceMenu } from '../../components/InvoiceActions/useInvoiceMenu';
import { InvoiceDocument } from '../../components/InvoiceDocument/InvoiceDocument';
import { isCreditNote, isDraft, isWorthSending } from '../../model/invoiceSteps';
import { toInvoiceView } from '../../model/invoiceView';
import { InternalNote } from './InternalNote';
import { InvoiceHistory } from './InvoiceHistory';
import styles from './InvoicePreview.module.css';
import { PaymentList } from './PaymentList';
import { ReminderNote } from './ReminderNote';

interface InvoicePreviewActionsProps {
  invoice: Invoice;
  onTask: (task: InvoiceTask) => void;
}

/** Actions on the invoice on screen; on phones what has no room beside the heading is in the menu. */
function InvoicePreviewActions({ invoice, onTask }: InvoicePreviewActionsProps) {
  const { t } = useTranslation('invoices');
  const navigate = useNavigate();
  const isNarrow = useIsNarrow();
  const canUpdate = useCan()({ action: 'update', subject: 'Invoice' });
  const { download, isDownloading } = useInvoiceDownload();
  const menuOf = useInvoiceMenu({
    onTask,
    onDownload: () => void download([invoice]),
    onDeleted: () => navigate('/apps/invoice/list'),
  });
  const canSend = canUpdate && isWorthSending(invoice);
  const shownBeside: InvoiceMenuKey[] = [
    ...(isNarrow ? [] : (['download', 'edit'] as const)),
    ...(canSend ? (['mail'] as const) : []),
  ];

  return (
    <>
      {!isNarrow && (
        <>
          <IconButton label={t('action.print')} icon={Printer} onClick={() => window.print()} />
          <Button icon={<Icon of={Download} />} loading={isDownloading} onClick={() => void download([invoice])}>
            {t('action.download')}
          </Button>
        </>
      )}
      {canUpdate && isDraft(invoice) && !isNarrow && (
        <LinkButton icon={<Icon of={Pencil} />} to={`/apps/invoice/edit/${invoice.id}`}>
          {t('action.edit')}
        </LinkButton>
      )}
      {canSend && (
        <Button type="primary" icon={<Icon of={Send} />} onClick={() => onTask({ kind: 'send', invoice })}>
          {t('action.send')}
        </Button>
      )}
      <RowMenu label={t('action.menu', { name: invoiceName(invoice, t) })} items={menuOf(invoice, shownBeside)} />
    </>
  );
}

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
          <InvoiceDocument
            invoice={toInvoiceView(found.invoice)}
            seller={found.seller}
            paymentDetails={found.paymentDetails}
          />
          <div className={styles.side}>
            {!isCreditNote(found.invoice) && <PaymentList invoice={found.invoice} onTask={setTask} />}
            <ReminderNote invoice={found.invoice} />
            <InternalNote invoice={found.invoice} onTask={setTask} />
            <InvoiceHistory invoice={found.invoice} onTask={setTask} />
          </div>
        </div>
      )}
      <InvoiceDrawers task={task} onClose={() => setTask(undefined)} />
      {!found && (error ? <ErrorState error={error} onRetry={refetch} /> : <LoadingRows shape="text" />)}
    </Page>
  );
}
