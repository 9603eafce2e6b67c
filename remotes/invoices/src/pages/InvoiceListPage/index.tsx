import { useCan, useKeys } from '@atrium/sdk';
import { Button, EmptyState, FloatingAction, Icon, LinkButton, Page, useFormat, useIsNarrow } from '@atrium/ui';
import { DataTable } from '@atrium/ui/table';
import { Plus, Upload } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { invoiceName } from '../../components/Invoice/invoiceName';
import { InvoiceDrawers } from '../../components/InvoiceActions/InvoiceDrawers';
import type { InvoiceTask } from '../../components/InvoiceActions/invoiceTask';
import { AmountNote } from './AmountNote';
import { InvoiceBulkBar } from './InvoiceBulkBar';
import { InvoiceListToolbar } from './InvoiceListToolbar';
import { useInvoiceList } from './useInvoiceList';

export default function InvoiceList() {
  const { t } = useTranslation('invoices');
  const format = useFormat();
  const navigate = useNavigate();
  const isNarrow = useIsNarrow();
  const canCreate = useCan()({ action: 'create', subject: 'Invoice' });
  const [task, setTask] = useState<InvoiceTask>();
  const { table, view, total, selection, chosen, rowKeys, tableProps, isExporting, exportAll, exportChosen } =
    useInvoiceList({ onTask: setTask });
  useKeys({ ...rowKeys });
  const toAdd = '/apps/invoice/add';

  return (
    <Page
      title={t('title')}
      meta={total !== undefined && format.number(total)}
      actions={
        <>
          <Button icon={<Icon of={Upload} />} loading={isExporting} onClick={exportAll}>
            {t('list.export')}
          </Button>
          {canCreate && !isNarrow && (
            <LinkButton type="primary" icon={<Icon of={Plus} />} to={toAdd}>
              {t('list.add')}
            </LinkButton>
          )}
        </>
      }
    >
      <InvoiceListToolbar table={table} view={view} />
      <AmountNote sort={table.sort} filters={table.filters} />
      <DataTable
        label={t('title')}
        {...tableProps}
        rowLabel={(invoice) => invoiceName(invoice, t)}
        rowLink={({ id }) => `/apps/invoice/preview/${id}`}
        empty={<EmptyState picture="document" title={t('list.empty')} text={t('list.emptyText')} />}
      />
      <InvoiceBulkBar
        selection={selection}
        chosen={chosen}
        total={total ?? 0}
        isExporting={isExporting}
        onExport={exportChosen}
      />
      {canCreate && <FloatingAction label={t('list.add')} icon={Plus} onClick={() => navigate(toAdd)} />}
      <InvoiceDrawers task={task} onClose={() => setTask(undefined)} />
    </Page>
  );
}
