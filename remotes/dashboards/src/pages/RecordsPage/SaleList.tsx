import { EmptyState, useFormat } from '@atrium/ui';
import { DataTable, toListQuery, useTableParams } from '@atrium/ui/table';
import { useTranslation } from 'react-i18next';
import { dashboardsApi } from '../../api/dashboardsApi';
import { toCardQuery, useShownPeriod } from '../../state/shownPeriod';
import styles from './RecordsPage.module.css';
import { SaleFilters, saleFilters } from './SaleFilters';
import { useSaleColumns } from './useSaleColumns';

/** The sales of the period, narrowed to those that a number counts, and what they come to. */
export function SaleList() {
  const { t } = useTranslation('dashboards');
  const format = useFormat();
  const columns = useSaleColumns();
  const period = useShownPeriod();
  const table = useTableParams({ name: 'dashboard-sales', filters: [...saleFilters] });
  const query = toListQuery(table, { ...toCardQuery(period), q: table.q, ...table.filters });
  const { data, currentData, error, isFetching, refetch } = dashboardsApi.useGetSalesQuery(query);
  return (
    <>
      <SaleFilters table={table} />
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
