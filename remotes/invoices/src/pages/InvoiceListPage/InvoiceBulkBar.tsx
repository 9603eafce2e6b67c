import { Download, Trash2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useCan } from 'shared/runtime';
import { Button, Icon, SelectionBar } from 'shared/ui';
import type { RowSelection } from 'shared/ui/table';
import type { InvoiceSelection } from '../../api/schemas';
import { useDeleteInvoices } from '../../parts/InvoiceActions/useDeleteInvoices';

interface InvoiceBulkBarProps {
  selection: RowSelection;
  /** Which are meant, as the API takes it. */
  chosen: InvoiceSelection;
  total: number;
  isExporting: boolean;
  onExport: () => void;
}

/** What can be done with the chosen invoices. */
export function InvoiceBulkBar({ selection, chosen, total, isExporting, onExport }: InvoiceBulkBarProps) {
  const { t } = useTranslation('invoices');
  const can = useCan();
  const { deleteInvoices, isDeleting } = useDeleteInvoices();
  return (
    <SelectionBar count={selection.count} total={total} onSelectAll={selection.selectAll} onClear={selection.clear}>
      <Button type="text" icon={<Icon of={Download} />} loading={isExporting} onClick={onExport}>
        CSV
      </Button>
      {can({ action: 'delete', subject: 'Invoice' }) && (
        <Button
          type="text"
          danger
          loading={isDeleting}
          icon={<Icon of={Trash2} />}
          onClick={async () => {
            if (await deleteInvoices(chosen)) selection.clear();
          }}
        >
          {t('action.delete')}
        </Button>
      )}
    </SelectionBar>
  );
}
