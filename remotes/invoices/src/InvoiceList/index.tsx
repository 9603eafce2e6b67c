import { Plus, Upload } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { useCan } from 'shared/runtime';
import { Button, EmptyState, FloatingAction, Icon, LinkButton, Page, useFormat, useIsNarrow } from 'shared/ui';
import { DataTable, useRowSelection, useTableParams, useTableView } from 'shared/ui/table';
import { useGetInvoicesQuery } from '../api/invoicesApi';
import type { Invoice } from '../api/schemas';
import { PaymentDrawer } from '../InvoiceActions/PaymentDrawer';
import { SendDrawer } from '../InvoiceActions/SendDrawer';
import { invoiceFilters, toInvoiceFilter, toInvoiceQuery } from '../model/invoiceQuery';
import { InvoiceBulkBar } from './InvoiceBulkBar';
import { InvoiceListToolbar } from './InvoiceListToolbar';
import { useInvoiceColumns } from './useInvoiceColumns';
import { useInvoiceExport } from './useInvoiceExport';

export default function InvoiceList() {
  const { t } = useTranslation('invoices');
  const format = useFormat();
  const navigate = useNavigate();
  const isNarrow = useIsNarrow();
  const canCreate = useCan()({ action: 'create', subject: 'Invoice' });
  const [sending, setSending] = useState<Invoice>();
  const [paying, setPaying] = useState<Invoice>();
  const table = useTableParams({ name: 'invoices', filters: invoiceFilters });
  const columns = useInvoiceColumns({ onSend: setSending, onPayment: setPaying });
  const view = useTableView('invoices', columns);
  const query = toInvoiceQuery(table);
  const filter = toInvoiceFilter(table);
  const { data, currentData, error, isFetching, refetch } = useGetInvoicesQuery(query);
  const rows = error && !currentData ? undefined : data?.invoices;
  const total = data?.total ?? 0;
  const selection = useRowSelection({
    scope: JSON.stringify(filter),
    total,
    pageKeys: rows?.map(({ id }) => id) ?? [],
  });
  const { isExporting, exportAll, exportSome } = useInvoiceExport(columns, query);
  const toAdd = '/apps/invoice/add';

  return (
    <Page
      title={t('title')}
      meta={data && format.number(total)}
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
      <DataTable
        label={t('title')}
        columns={view.columns}
        rowHeight={view.rowHeight}
        rows={rows}
        rowKey={({ id }) => id}
        rowLabel={({ id }) => t('invoice', { id })}
        rowLink={({ id }) => `/apps/invoice/preview/${id}`}
        selection={selection}
        total={data?.total}
        page={table.page}
        perPage={table.perPage}
        onPage={table.setPage}
        sort={table.sort}
        onSort={table.setSort}
        isStale={isFetching && !currentData}
        error={error}
        onRetry={refetch}
        isFiltered={table.isFiltered}
        onClear={table.clear}
        empty={<EmptyState picture="document" title={t('list.empty')} text={t('list.emptyText')} />}
      />
      <InvoiceBulkBar
        selection={selection}
        chosen={selection.isAll ? { filter } : { ids: selection.keys.map(Number) }}
        total={total}
        isExporting={isExporting}
        onExport={() => (selection.isAll ? exportAll() : exportSome(new Set(selection.keys)))}
      />
      {canCreate && <FloatingAction label={t('list.add')} icon={Plus} onClick={() => navigate(toAdd)} />}
      <SendDrawer invoice={sending} onClose={() => setSending(undefined)} />
      <PaymentDrawer invoice={paying} onClose={() => setPaying(undefined)} />
    </Page>
  );
}
