import { useTranslation } from 'react-i18next';
import { EmptyState, Page, useFormat } from 'shared/ui';
import { DataTable, useTableParams } from 'shared/ui/table';
import { useGetInvoicesQuery } from '../api';
import { invoiceFilters, toInvoiceQuery } from '../model/invoiceQuery';
import { InvoiceListToolbar } from './InvoiceListToolbar';
import { useInvoiceColumns } from './useInvoiceColumns';

export default function InvoiceList() {
  const { t } = useTranslation('invoices');
  const format = useFormat();
  const table = useTableParams({ filters: invoiceFilters });
  const columns = useInvoiceColumns();
  const { data, currentData, error, isFetching, refetch } = useGetInvoicesQuery(toInvoiceQuery(table));

  return (
    <Page title={t('title')} meta={data && format.number(data.total)}>
      <InvoiceListToolbar table={table} />
      <DataTable
        label={t('title')}
        columns={columns}
        rows={error && !currentData ? undefined : data?.invoices}
        rowKey={({ id }) => id}
        rowLabel={({ id }) => t('invoice', { id })}
        rowLink={({ id }) => `/apps/invoice/preview/${id}`}
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
    </Page>
  );
}
