import { useTranslation } from 'react-i18next';
import { invoiceStatuses } from 'shared/api';
import { FilterChip, SearchInput, Toolbar } from 'shared/ui';
import type { TableParamsControl } from 'shared/ui/table';

/** Search and filter of the list. */
export function InvoiceListToolbar({ table }: { table: TableParamsControl }) {
  const { t } = useTranslation('invoices');
  return (
    <Toolbar label={t('list.toolbar')}>
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
