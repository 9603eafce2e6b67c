import { SearchInput, Toolbar } from '@atrium/ui';
import { ChoiceFilter, type TableParamsControl } from '@atrium/ui/table';
import { useTranslation } from 'react-i18next';
import { categories, channels, customerKinds, saleStatuses } from '../../model/sale';

/** What narrows the sales, by its name in the address. */
export const saleFilters = ['counts', 'channel', 'status', 'category', 'customer'] as const;

const counted = ['orders', 'revenue'] as const;

/** Finds sales by their words, and narrows them to those that a number counts. */
export function SaleFilters({ table }: { table: TableParamsControl }) {
  const { t } = useTranslation('dashboards');
  const wiring = (name: (typeof saleFilters)[number]) => ({
    label: t(`records.${name}`),
    value: table.filters[name],
    onChange: (value: string | undefined) => table.setFilter(name, value),
  });
  return (
    <Toolbar label={t('records.toolbar')}>
      <SearchInput label={t('records.search')} value={table.q} onSearch={table.setQuery} />
      <ChoiceFilter options={counted.map((value) => ({ value, label: t(`counts.${value}`) }))} {...wiring('counts')} />
      <ChoiceFilter
        options={channels.map((value) => ({ value, label: t(`channel.${value}`) }))}
        {...wiring('channel')}
      />
      <ChoiceFilter
        options={saleStatuses.map((value) => ({ value, label: t(`status.${value}`) }))}
        {...wiring('status')}
      />
      <ChoiceFilter
        options={categories.map((value) => ({ value, label: t(`category.${value}`) }))}
        {...wiring('category')}
      />
      <ChoiceFilter
        options={customerKinds.map((value) => ({ value, label: t(`customer.${value}`) }))}
        {...wiring('customer')}
      />
    </Toolbar>
  );
}
