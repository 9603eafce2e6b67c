import { useRuntime } from '@atrium/sdk';
import { EmptyState, SearchInput, Toolbar, toDay } from '@atrium/ui';
import { ChoiceFilter, DataTable, DateFilter, ExportButton, TableViewMenu, useListPage } from '@atrium/ui/table';
import { Upload } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useGetPaymentsQuery, useLazyGetPaymentsQuery } from '../../api/billingApi';
import type { PaymentQuery, PaymentSums } from '../../api/schemas';
import { paymentStatuses } from '../../api/schemas/choices';
import { useMoney } from '../../components/Billing/useMoney';
import { SectionPage } from '../../components/SectionPage/SectionPage';
import styles from './PaymentsPage.module.css';
import { usePaymentColumns } from './usePaymentColumns';

const figures = ['paid', 'open', 'refunded'] as const;

function PaymentFigures({ filter }: { filter: PaymentQuery }) {
  const { t } = useTranslation('content');
  const { data } = useGetPaymentsQuery({ ...filter, perPage: 1 });
  return (
    <dl className={styles.figures}>
      {figures.map((name) => (
        <div key={name} className={styles.figure}>
          <dt>{t(`payment.sum.${name}`)}</dt>
          <dd data-name={name}>
            <Sums sums={data?.sums} name={name} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

function Sums({ sums, name }: { sums: readonly PaymentSums[] | undefined; name: (typeof figures)[number] }) {
  const money = useMoney();
  const shown = sums?.filter((sum) => sum[name] > 0) ?? [];
  if (shown.length === 0) return <>–</>;
  return shown.map((sum) => (
    <bdi key={sum.currency} className={styles.sum}>
      {money(sum[name], sum.currency)}
    </bdi>
  ));
}

export default function PaymentsPage() {
  const { t } = useTranslation('content');
  const [getPayments] = useLazyGetPaymentsQuery();
  const {
    table,
    view,
    tableProps: wired,
    isExporting,
    exportAll,
  } = useListPage({
    name: 'content-payments',
    filters: ['status', 'day'],
    columns: usePaymentColumns(),
    toFilter: ({ q, filters: { status, day } }) => ({ q, status, day }),
    useQuery: useGetPaymentsQuery,
    load: (query) => getPayments(query).unwrap(),
    read: ({ payments, total }) => ({ rows: payments, total }),
    fileName: `payments-${toDay(useRuntime().clock.now())}`,
  });
  // There are no bulk actions, so rows are not selectable.
  const { selection: _, ...tableProps } = wired;
  return (
    <SectionPage
      title={t('payment.title')}
      end={<ExportButton label={t('published.export')} icon={Upload} isExporting={isExporting} onExport={exportAll} />}
    >
      <PaymentFigures filter={{ q: table.q, status: table.filters.status, day: table.filters.day }} />
      <Toolbar label={t('published.toolbar')} end={<TableViewMenu view={view} />}>
        <SearchInput label={t('payment.search')} value={table.q} onSearch={table.setQuery} />
        <ChoiceFilter
          label={t('field.state')}
          options={paymentStatuses.map((value) => ({ value, label: t(`payment.status.${value}`) }))}
          value={table.filters.status}
          onChange={(value) => table.setFilter('status', value)}
        />
        <DateFilter
          label={t('payment.date')}
          value={table.filters.day}
          onChange={(value) => table.setFilter('day', value)}
        />
      </Toolbar>
      <DataTable
        label={t('payment.title')}
        {...tableProps}
        rowLabel={({ invoice }) => invoice}
        rowLink={({ id }) => `/content/payments/${id}`}
        empty={<EmptyState picture="document" title={t('payment.empty')} text={t('payment.emptyText')} />}
      />
    </SectionPage>
  );
}
