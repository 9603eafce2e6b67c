import { Download, Trash2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useCan } from 'shared/runtime';
import { Button, Icon, SelectionBar } from 'shared/ui';
import type { RowSelection } from 'shared/ui/table';
import { useDeleteInvoices } from '../InvoiceActions/useDeleteInvoices';

interface InvoiceBulkBarProps {
  selection: RowSelection;
  isExporting: boolean;
  onExport: (keys: ReadonlySet<string>) => void;
}

/** What can be done with the chosen invoices. */
export function InvoiceBulkBar({ selection, isExporting, onExport }: InvoiceBulkBarProps) {
  const { t } = useTranslation('invoices');
  const can = useCan();
  const { deleteInvoices, isDeleting } = useDeleteInvoices();
  return (
    <SelectionBar count={selection.count} onClear={selection.clear}>
      <Button
        type="text"
        icon={<Icon of={Download} />}
        loading={isExporting}
        onClick={() => onExport(new Set(selection.keys))}
      >
        CSV
      </Button>
      {can({ action: 'delete', subject: 'Invoice' }) && (
        <Button
          type="text"
          danger
          loading={isDeleting}
          icon={<Icon of={Trash2} />}
          onClick={async () => {
            await deleteInvoices(selection.keys.map(Number));
            selection.clear();
          }}
        >
          {t('action.delete')}
        </Button>
      )}
    </SelectionBar>
  );
}
