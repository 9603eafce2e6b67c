import { binDays } from '@atrium/contract';
import { useActions, useRuntime } from '@atrium/sdk';
import { BackLink, EmptyState, Page, SearchInput, Toolbar, toDay, useFormat } from '@atrium/ui';
import { type Column, DataTable, useBinColumns, useListPage } from '@atrium/ui/table';
import { useTranslation } from 'react-i18next';
import type { DeletedInvoice, DeletedInvoiceFilter } from '../api/binSchemas';
import {
  useGetDeletedInvoicesQuery,
  useLazyGetDeletedInvoicesQuery,
  usePurgeInvoiceMutation,
  useRestoreInvoiceMutation,
} from '../api/invoicesApi';
import { ClientName } from '../components/Invoice/ClientName';
import { invoiceName, shortName } from '../components/Invoice/invoiceName';
import { useRejection } from '../components/InvoiceActions/useActedOn';

const toFilter = ({ q }: { q: string }): DeletedInvoiceFilter => (q ? { q } : {});

function useDeletedInvoiceColumns(): Column<DeletedInvoice>[] {
  const { t } = useTranslation('invoices');
  const format = useFormat();
  const { clock } = useRuntime();
  const read = useRejection();
  const [restore] = useRestoreInvoiceMutation();
  const [purge] = usePurgeInvoiceMutation();
  const binColumns = useBinColumns<DeletedInvoice>({
    now: clock.now(),
    nameOf: ({ invoice }) => invoiceName(invoice, t),
    restore: ({ id }) => restore(id).unwrap(),
    purge: ({ id }) => purge(id).unwrap(),
    lossText: t('bin.lossText'),
    explain: (error) => read(error).message,
  });
  return [
    {
      key: 'id',
      title: t('field.number'),
      width: 120,
      inCard: 'line',
      text: ({ invoice }) => shortName(invoice, t),
      render: ({ invoice }) => shortName(invoice, t),
    },
    {
      key: 'client',
      title: t('field.client'),
      inCard: 'head',
      text: ({ invoice }) => invoice.client.name,
      render: ({ invoice }) => <ClientName invoice={invoice} />,
    },
    {
      key: 'total',
      title: t('field.total'),
      align: 'end',
      text: ({ invoice }) => invoice.total,
      alsoText: [{ title: t('field.currency'), text: ({ invoice }) => invoice.currency }],
      render: ({ invoice }) => <bdi>{format.money(invoice.total, invoice.currency)}</bdi>,
    },
    ...binColumns,
  ];
}

function useDeletedInvoiceList() {
  const { clock } = useRuntime();
  const columns = useDeletedInvoiceColumns();
  const [getDeletedInvoices] = useLazyGetDeletedInvoicesQuery();
  return useListPage({
    name: 'deleted-invoices',
    filters: [],
    columns,
    toFilter,
    useQuery: useGetDeletedInvoicesQuery,
    load: (query) => getDeletedInvoices(query).unwrap(),
    read: ({ invoices, total }) => ({ rows: invoices, total }),
    fileName: `deleted-invoices-${toDay(clock.now())}`,
  });
}

export default function DeletedInvoices() {
  const { t } = useTranslation('invoices');
  const format = useFormat();
  const { table, total, rowKeys, tableProps } = useDeletedInvoiceList();
  const { selection: _none, sort: _sort, onSort: _onSort, ...shown } = tableProps;
  useActions({ ...rowKeys });

  return (
    <Page
      title={t('bin.title')}
      meta={total !== undefined && format.number(total)}
      back={<BackLink to="/apps/invoice/list">{t('back')}</BackLink>}
    >
      <Toolbar label={t('list.toolbar')}>
        <SearchInput label={t('list.search')} value={table.q} onSearch={table.setQuery} />
      </Toolbar>
      <DataTable
        label={t('bin.title')}
        {...shown}
        empty={<EmptyState picture="document" title={t('bin.empty')} text={t('bin.emptyText', { count: binDays })} />}
      />
    </Page>
  );
}
