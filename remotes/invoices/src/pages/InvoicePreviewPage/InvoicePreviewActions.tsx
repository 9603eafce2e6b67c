import { useCan } from '@atrium/sdk';
import { Button, Icon, IconButton, LinkButton, useIsNarrow } from '@atrium/ui';
import { RowMenu } from '@atrium/ui/table';
import { Download, Pencil, Printer, Send } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import type { Invoice } from '../../api/schemas';
import { isDraft, isWorthSending } from '../../model/invoiceSteps';
import { invoiceName } from '../../components/Invoice/invoiceName';
import type { InvoiceTask } from '../../components/InvoiceActions/invoiceTask';
import { useInvoiceDownload } from '../../components/InvoiceActions/useInvoiceDownload';
import { type InvoiceMenuKey, useInvoiceMenu } from '../../components/InvoiceActions/useInvoiceMenu';

interface InvoicePreviewActionsProps {
  invoice: Invoice;
  onTask: (task: InvoiceTask) => void;
}

/** What can be done with the invoice on screen; on phones what has no room beside the heading is in the menu. */
export function InvoicePreviewActions({ invoice, onTask }: InvoicePreviewActionsProps) {
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
