import { useTranslation } from 'react-i18next';
import { EmptyState, SearchInput, Toolbar, useFormat } from 'shared/ui';
import { ChoiceFilter, DataTable, toListQuery, useTableParams } from 'shared/ui/table';
import { dashboardsApi } from '../../api/dashboardsApi';
import { categories, channels, customerKinds, saleStatuses } from '../../model/sale';
import { toCardQuery, useShownPeriod } from '../../state/shownPeriod';
import styles from './RecordsPage.module.css';
import { useSaleColumns } from './useSaleColumns';

const filterNames = ['counts', 'channel', 'status', 'category', 'customer'] as const;
const counted = ['orders', 'revenue'] as const;

/** The sales of the period, narrowed to those that a number counts, and what they come to. */
export function SaleList() {
  const { t } = useTranslation('dashboards');
  const format = useFormat();
  const columns = useSaleColumns();
  const period = useShownPeriod();
  const table = useTableParams({ name: 'dashboard-sales', filters: [...filterNames] });
  const query = toListQuery(table, { ...toCardQuery(period), q: table.q, ...table.filters });
  const { data, currentData, error, isFetching, refetch } = dashboardsApi.useGetSalesQuery(query);
  const wiring = (name: (typeof filterNames)[number]) => ({
    label: t(`records.${name}`),
    value: table.filters[name],
    onChange: (value: string | undefined) => table.setFilter(name, value),
  });
  return (
    <>
      <Toolbar label={t('records.toolbar')}>
        <SearchInput label={t('records.search')} value={table.q} onSearch={table.setQuery} />
        <ChoiceFilter
          options={counted.map((value) => ({ value, label: t(`counts.${value}`) }))}
          {...wiring('counts')}
        />
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
      {data && (
        <p className={styles.sum}>
          {t('records.sum', { orders: format.number(data.orders), revenue: format.money(data.revenue) })}
        </p>
      )}
      <DataTable
        label={t('records.sales')}
        columns={columns}
        rows={error && !currentData ? undefined : data?.sales}
        rowKey={({ id }) => id}
        {...(data && { total: data.total })}
        page={table.page}
        perPage={table.perPage}
        onPage={table.setPage}
        sort={table.sort}
        onSort={table.setSort}
        {...(table.pageSearch && { pageSearch: table.pageSearch })}
        isStale={isFetching && !currentData}
        error={error}
        onRetry={refetch}
        empty={<EmptyState picture="document" title={t('records.empty')} text={t('records.emptyText')} />}
        isFiltered={table.isFiltered}
        onClear={table.clear}
      />
    </>
  );
}
