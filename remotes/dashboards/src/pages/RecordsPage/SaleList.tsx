import { EmptyState, Pill, type PillTone, SearchInput, Toolbar, useFormat } from '@atrium/ui';
import {
  ChoiceFilter,
  type Column,
  DataTable,
  type TableParamsControl,
  toListQuery,
  useTableParams,
} from '@atrium/ui/table';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { dashboardsApi } from '../../api/dashboardsApi';
import type { SaleRow } from '../../api/schemas';
import { categories, channels, customerKinds, saleStatuses } from '../../model/sale';
import { toCardQuery, useShownPeriod } from '../../state/shownPeriod';
import styles from './RecordsPage.module.css';

const tones: Record<SaleRow['status'], PillTone> = { Finished: 'green', Pending: 'amber', Rejected: 'red' };

function useSaleColumns(): Column<SaleRow>[] {
  const { t } = useTranslation('dashboards');
  const format = useFormat();
  return [
    {
      key: 'id',
      title: t('records.number'),
      inCard: 'head',
      render: ({ id, link }) => (link ? <Link to={link}>{id}</Link> : <span className={styles.number}>{id}</span>),
    },
    {
      key: 'time',
      title: t('records.time'),
      isSortable: true,
      render: ({ day }) => <time dateTime={day}>{format.date(day)}</time>,
    },
    {
      key: 'channel',
      title: t('records.channel'),
      render: ({ channel, company }) => (company ? `${t(`channel.${channel}`)} · ${company}` : t(`channel.${channel}`)),
    },
    {
      key: 'category',
      title: t('records.category'),
      hideBelow: 'medium',
      inCard: 'none',
      render: ({ category }) => t(`category.${category}`),
    },
    {
      key: 'payment',
      title: t('records.payment'),
      hideBelow: 'wide',
      inCard: 'none',
      render: ({ payment }) => t(`payment.${payment}`),
    },
    {
      key: 'customer',
      title: t('records.customer'),
      hideBelow: 'medium',
      inCard: 'none',
      render: ({ customer }) => t(`customer.${customer}`),
    },
    {
      key: 'status',
      title: t('records.status'),
      inCard: 'end',
      render: ({ status }) => <Pill tone={tones[status]}>{t(`status.${status}`)}</Pill>,
    },
    {
      key: 'amount',
      title: t('records.amount'),
      align: 'end',
      isSortable: true,
      render: ({ amount }) => <bdi className={styles.amount}>{format.money(amount)}</bdi>,
    },
  ];
}

const saleFilters = ['counts', 'channel', 'status', 'category', 'customer'] as const;

const counted = ['orders', 'revenue'] as const;

function SaleFilters({ table }: { table: TableParamsControl }) {
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

/** Sales of the period behind a number, with their total. */
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
