import { useCan } from '@atrium/sdk';
import { Button, Icon, SelectionBar, useConfirm, useToast } from '@atrium/ui';
import { type ChosenRows, ExportButton, type ExportKind, type RowSelection } from '@atrium/ui/table';
import { Ban, Banknote, FileText, type LucideIcon, Send, Sheet, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useChangeInvoicesMutation } from '../../api/invoicesApi';
import type { InvoiceSelection } from '../../api/manySchemas';
import type { InvoiceFilter } from '../../api/schemas';
import { useAttempt } from '../../components/InvoiceActions/useActedOn';
import { useDeleteInvoices } from '../../components/InvoiceActions/useDeleteInvoices';
import { useInvoiceDownload } from '../../components/InvoiceActions/useInvoiceDownload';
import { usePayments } from '../../components/InvoiceActions/usePayments';

/** Sends or voids several invoices, and reports failures. Resolves to true on success. */
function useManyInvoices() {
  const { t } = useTranslation('invoices');
  const toast = useToast();
  const attempt = useAttempt();
  const confirm = useConfirm();
  const [change] = useChangeInvoicesMutation();

  const changeAll = (selection: InvoiceSelection, action: 'send' | 'void', key: 'done.manySent' | 'done.voided') =>
    attempt(async () => {
      const { changed, skipped } = await change({ ...selection, action }).unwrap();
      if (changed.length > 0) toast.success(t(key, { count: changed.length }));
      if (skipped.length > 0) toast.error(t('done.skipped', { count: skipped.length }));
    });

  return {
    sendAll: (selection: InvoiceSelection) => changeAll(selection, 'send', 'done.manySent'),
    voidAll: async (selection: InvoiceSelection, count: number): Promise<boolean> => {
      const question = { title: t('void.titleMany', { count }), text: t('void.text'), confirm: t('void.submit') };
      return (await confirm({ ...question, isDanger: true })) && changeAll(selection, 'void', 'done.voided');
    },
  };
}

/** Maximum in one PDF: each is fetched. */
const maxInFile = 50;

interface InvoiceBulkBarProps {
  selection: RowSelection;
  chosen: ChosenRows<InvoiceFilter>;
  total: number;
  isExporting: boolean;
  onExport: (kind: ExportKind) => void;
}

export function InvoiceBulkBar({ selection, chosen, total, isExporting, onExport }: InvoiceBulkBarProps) {
  const { t } = useTranslation('invoices');
  const can = useCan();
  const { deleteInvoices } = useDeleteInvoices();
  const { markAllPaid } = usePayments();
  const { sendAll, voidAll } = useManyInvoices();
  const { download, isDownloading } = useInvoiceDownload();
  const [busy, setBusy] = useState<string>();
  const canUpdate = can({ action: 'update', subject: 'Invoice' });
  const ids = chosen.ids ?? [];

  const run = async (key: string, action: () => Promise<boolean>) => {
    setBusy(key);
    if (await action()) selection.clear();
    setBusy(undefined);
  };
  const button = (key: 'sent' | 'paid' | 'void' | 'delete', icon: LucideIcon, action: () => Promise<boolean>) => (
    <Button
      type="text"
      danger={key === 'void' || key === 'delete'}
      loading={busy === key}
      icon={<Icon of={icon} />}
      onClick={() => void run(key, action)}
    >
      {t(`action.${key}`)}
    </Button>
  );
  return (
    <SelectionBar count={selection.count} total={total} onSelectAll={selection.selectAll} onClear={selection.clear}>
      <ExportButton type="text" label={t('list.export')} icon={Sheet} isExporting={isExporting} onExport={onExport} />
      {ids.length > 0 && ids.length <= maxInFile && (
        <Button
          type="text"
          icon={<Icon of={FileText} />}
          loading={isDownloading}
          onClick={() => void download(ids.map((id) => ({ id })))}
        >
          {t('download.file')}
        </Button>
      )}
      {canUpdate && button('sent', Send, () => sendAll(chosen))}
      {canUpdate && button('paid', Banknote, () => markAllPaid(chosen))}
      {canUpdate && button('void', Ban, () => voidAll(chosen, selection.count))}
      {can({ action: 'delete', subject: 'Invoice' }) && button('delete', Trash2, () => deleteInvoices(chosen))}
    </SelectionBar>
  );
}
