import { useCan } from '@atrium/sdk';
import { Button, Icon, SelectionBar } from '@atrium/ui';
import type { ChosenRows, RowSelection } from '@atrium/ui/table';
import { Ban, Banknote, FileText, type LucideIcon, Send, Sheet, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { InvoiceFilter } from '../../api/schemas';
import { useDeleteInvoices } from '../../components/InvoiceActions/useDeleteInvoices';
import { useInvoiceDownload } from '../../components/InvoiceActions/useInvoiceDownload';
import { useManyInvoices } from '../../components/InvoiceActions/useManyInvoices';
import { usePayments } from '../../components/InvoiceActions/usePayments';

/** So many are one PDF file at most: each is asked for. */
const mostInFile = 50;

interface InvoiceBulkBarProps {
  selection: RowSelection;
  /** Which are meant, as the API takes it. */
  chosen: ChosenRows<InvoiceFilter>;
  total: number;
  isExporting: boolean;
  onExport: () => void;
}

/** What can be done with the chosen invoices. */
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

  /** Does something with the chosen ones; once it is done, they are chosen no more. */
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
      <Button type="text" icon={<Icon of={Sheet} />} loading={isExporting} onClick={onExport}>
        CSV
      </Button>
      {ids.length > 0 && ids.length <= mostInFile && (
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
