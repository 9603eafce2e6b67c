import { useTranslation } from 'react-i18next';
import { FilterChip, SearchInput, Toolbar } from 'shared/ui';
import { type TableParamsControl, TablePresets, type TableView, TableViewMenu } from 'shared/ui/table';
import { invoiceStatuses } from '../../api/choices';
import type { Invoice } from '../../api/schemas';
import { invoiceFilters } from '../../model/invoiceFilter';

/** Search, filter, saved filters, and the choice of columns. */
export function InvoiceListToolbar({ table, view }: { table: TableParamsControl; view: TableView<Invoice> }) {
  const { t } = useTranslation('invoices');
  return (
    <Toolbar
      label={t('list.toolbar')}
      end={
        <>
          <TablePresets name="invoices" filters={invoiceFilters} />
          <TableViewMenu view={view} />
        </>
      }
    >
      <SearchInput label={t('list.search')} value={table.q} onSearch={table.setQuery} />
      <FilterChip
        label={t('field.status')}
        options={invoiceStatuses.map((value) => ({ value, label: t(`status.${value}`) }))}
        value={table.filters.status}
        onChange={(value) => table.setFilter('status', value)}
      />
    </Toolbar>
  );
}
