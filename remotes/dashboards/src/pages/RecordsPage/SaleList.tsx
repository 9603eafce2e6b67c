import { EmptyState, Pill, type PillTone, SearchInput, Toolbar, useFormat } from '@atrium/ui';
import {
  ChoiceFilter,
  type Column,
  DataTable,
  ExportButton,
  type TableParamsControl,
  toListQuery,
  useCsvExport,
  useTableParams,
} from '@atrium/ui/table';
import { Upload } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { dashboardsApi } from '../../api/dashboardsApi';
import type { SaleQuery, SaleRow } from '../../api/schemas';
import { categories, channels, customerKinds, saleStatuses } from '../../model/sale';
import { toCardQuery, useShownPeriod } from '../../state/shownPeriod';
import styles from './RecordsPage.module.css';

const tones: Record<SaleRow['status'], PillTone> = { Finished: 'green', Pending: 'amber', Rejected: 'red' };

function useSaleColumns(): Column<SaleRow>[] {
  const { t } = useTranslation('dashboards');
  const format = useFormat();
  /** A column of words, which only a wide page has. */
  const words = (
    key: 'category' | 'payment' | 'customer',
    hideBelow: 'medium' | 'wide',
    text: (row: SaleRow) => string,
  ): Column<SaleRow> => ({
    key,
    title: t(`records.${key}`),
    hideBelow,
    inCard: 'none',
    text,
    render: text,
  });
  const channelOf = ({ channel, company }: SaleRow) =>
    company ? `${t(`channel.${channel}`)} · ${company}` : t(`channel.${channel}`);
  return [
    {
      key: 'id',
      title: t('records.number'),
      inCard: 'head',
      text: ({ id }) => id,
      render: ({ id, link }) => (link ? <Link to={link}>{id}</Link> : <span className={styles.number}>{id}</span>),
    },
    {
      key: 'time',
      title: t('records.time'),
      isSortable: true,
      text: ({ day }) => day,
      render: ({ day }) => <time dateTime={day}>{format.date(day)}</time>,
    },
    {
      key: 'channel',
      title: t('records.channel'),
      text: channelOf,
      render: channelOf,
    },
    words('category', 'medium', ({ category }) => t(`category.${category}`)),
    words('payment', 'wide', ({ payment }) => t(`payment.${payment}`)),
    words('customer', 'medium', ({ customer }) => t(`customer.${customer}`)),
    {
      key: 'status',
      title: t('records.status'),
      inCard: 'end',
      text: ({ status }) => t(`status.${status}`),
      render: ({ status }) => <Pill tone={tones[status]}>{t(`status.${status}`)}</Pill>,
    },
    {
      key: 'amount',
      title: t('records.amount'),
      align: 'end',
      isSortable: true,
      text: ({ amount }) => amount,
      render: ({ amount }) => <bdi className={styles.amount}>{format.money(amount)}</bdi>,
    },
  ];
}

const saleFilters = ['counts', 'channel', 'status', 'category', 'customer'] as const;

const counted = ['orders', 'revenue'] as const;

interface SaleFiltersProps {
  table: TableParamsControl;
  end: ReactNode;
}

function SaleFilters({ table, end }: SaleFiltersProps) {
  const { t } = useTranslation('dashboards');
  const wiring = (name: (typeof saleFilters)[number]) => ({
    label: t(`records.${name}`),
    value: table.filters[name],
    onChange: (value: string | undefined) => table.setFilter(name, value),
  });
  return (
    <Toolbar label={t('records.toolbar')} end={end}>
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

/** Rows of one request of an export. */
const rowsAtOnce = 1_000;

/** Saves all sales that match, in their order. */
function SaleExport({ query, columns }: { query: SaleQuery; columns: readonly Column<SaleRow>[] }) {
  const { t } = useTranslation('dashboards');
  const { from, to } = useShownPeriod().range;
  const { isExporting, exportRows } = useCsvExport(`sales-${from}-${to}`, columns);
  const [ask] = dashboardsApi.useLazyGetSalesQuery();
  const load = async () => {
    const rows: SaleRow[] = [];
    for (let page = 1; ; page += 1) {
      const { sales, total } = await ask({ ...query, page, perPage: rowsAtOnce }).unwrap();
      rows.push(...sales);
      if (sales.length === 0 || rows.length >= total) return rows;
    }
  };
  return (
    <ExportButton
      label={t('page.export')}
      icon={Upload}
      isExporting={isExporting}
      onExport={(kind) => void exportRows(load, kind)}
    />
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
      <SaleFilters table={table} end={<SaleExport query={query} columns={columns} />} />
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
