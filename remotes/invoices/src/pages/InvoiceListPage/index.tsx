import { readChoice } from '@atrium/contract';
import { useActions, useCan } from '@atrium/sdk';
import {
  EmptyState,
  FloatingAction,
  Icon,
  LinkButton,
  Page,
  SearchInput,
  Toolbar,
  useFormat,
  useIsNarrow,
} from '@atrium/ui';
import {
  AmountFilter,
  ChoiceFilter,
  type ChoiceFilterProps,
  DataTable,
  DateFilter,
  ExportButton,
  ImportButton,
  type TableParamsControl,
  TablePresets,
  type TableView,
  TableViewMenu,
  useListPage,
} from '@atrium/ui/table';
import { Plus, Repeat, Settings, Trash2, Upload, Users } from 'lucide-react';
import { lazy, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { currencies, invoiceStatuses } from '../../api/choices';
import { useGetClientNamesQuery, useGetInvoicesQuery, useLazyGetInvoicesQuery } from '../../api/invoicesApi';
import type { Invoice } from '../../api/schemas';
import { invoiceName } from '../../components/Invoice/invoiceName';
import { useToday } from '../../components/Invoice/useToday';
import { InvoiceDrawers } from '../../components/InvoiceActions/InvoiceDrawers';
import type { InvoiceTask } from '../../components/InvoiceActions/invoiceTask';
import { invoiceFilters, toInvoiceFilter } from '../../model/invoiceFilter';
import { InvoiceBulkBar } from './InvoiceBulkBar';
import styles from './InvoiceList.module.css';
import { type InvoiceColumnsOptions, useInvoiceColumns } from './useInvoiceColumns';

/** Client filter with search, because clients are many; chosen ones stay named. */
function ClientFilter(props: Omit<ChoiceFilterProps, 'options' | 'onSearch'>) {
  const [q, setQuery] = useState<string>();
  const emails = readChoice(props.value).values.join();
  const { data } = useGetClientNamesQuery(
    { ...(q && { q }), ...(emails && { emails }) },
    // Names load when the filter is opened or set.
    { skip: q === undefined && !emails },
  );
  const options = data?.map(({ name, email }) => ({ value: email, label: name })) ?? [];
  return <ChoiceFilter {...props} options={options} onSearch={setQuery} />;
}

/** Search, filters, saved filters, and the choice of columns. */
function InvoiceListToolbar({ table, view }: { table: TableParamsControl; view: TableView<Invoice> }) {
  const { t } = useTranslation('invoices');
  const can = useCan();
  const canDelete = can({ action: 'delete', subject: 'Invoice' });
  const canUpdate = can({ action: 'update', subject: 'Invoice' });
  const wiring = (name: (typeof invoiceFilters)[number]) => ({
    label: t(`field.${name}`),
    value: table.filters[name],
    onChange: (value: string | undefined) => table.setFilter(name, value),
  });
  return (
    <Toolbar
      label={t('list.toolbar')}
      end={
        <>
          <LinkButton to="/apps/invoice/recurring" type="text" icon={<Icon of={Repeat} />}>
            {t('recurring.view')}
          </LinkButton>
          <LinkButton to="/apps/invoice/clients" type="text" icon={<Icon of={Users} />}>
            {t('clients.title')}
          </LinkButton>
          {canDelete && (
            <LinkButton to="/apps/invoice/deleted" type="text" icon={<Icon of={Trash2} />}>
              {t('bin.view')}
            </LinkButton>
          )}
          {canUpdate && (
            <LinkButton to="/apps/invoice/settings" type="text" icon={<Icon of={Settings} />}>
              {t('settings.view')}
            </LinkButton>
          )}
          <TablePresets name="invoices" filters={invoiceFilters} />
          <TableViewMenu view={view} />
        </>
      }
    >
      <SearchInput label={t('list.search')} value={table.q} onSearch={table.setQuery} />
      <ChoiceFilter
        options={invoiceStatuses.map((value) => ({ value, label: t(`status.${value}`) }))}
        {...wiring('status')}
      />
      <ClientFilter {...wiring('client')} />
      <DateFilter {...wiring('issued')} />
      <DateFilter {...wiring('due')} />
      <ChoiceFilter options={[{ value: 'due', label: t('reminder.isDue') }]} {...wiring('reminder')} />
      <AmountFilter {...wiring('total')} />
      <ChoiceFilter options={currencies.map((value) => ({ value, label: value }))} {...wiring('currency')} />
    </Toolbar>
  );
}

/** The list of invoices: its state in the address, its rows, which of them are chosen, and exports. */
function useInvoiceList(options: InvoiceColumnsOptions) {
  const today = useToday();
  const columns = useInvoiceColumns(options);
  const [getInvoices] = useLazyGetInvoicesQuery();
  return useListPage({
    name: 'invoices',
    filters: invoiceFilters,
    columns,
    toFilter: toInvoiceFilter,
    useQuery: useGetInvoicesQuery,
    load: (query) => getInvoices(query).unwrap(),
    read: ({ invoices, total }) => ({ rows: invoices, total }),
    fileName: `invoices-${today}`,
  });
}

/** Says what is compared where amounts of different currencies are filtered or in order. */
function AmountNote({ sort, filters }: Pick<TableParamsControl, 'sort' | 'filters'>) {
  const { t } = useTranslation('invoices');
  const { isNot, values } = readChoice(filters.currency);
  const isOfOne = !isNot && values.length === 1;
  const isOrdered = sort?.key === 'total' || sort?.key === 'balance';
  if (isOfOne || !(isOrdered || filters.total)) return null;
  return (
    <p className={styles.note}>
      {[filters.total && t('list.totalsOfAll'), isOrdered && t('list.byCurrency')].filter(Boolean).join(' ')}
    </p>
  );
}

const InvoiceImport = lazy(async () => ({ default: (await import('../../components/InvoiceImport')).InvoiceImport }));

export default function InvoiceList() {
  const { t } = useTranslation('invoices');
  const format = useFormat();
  const navigate = useNavigate();
  const isNarrow = useIsNarrow();
  const canCreate = useCan()({ action: 'create', subject: 'Invoice' });
  const [task, setTask] = useState<InvoiceTask>();
  const { table, view, total, selection, chosen, rowKeys, tableProps, isExporting, exportAll, exportChosen } =
    useInvoiceList({ onTask: setTask });
  useActions({ ...rowKeys });
  const toAdd = '/apps/invoice/add';

  return (
    <Page
      title={t('title')}
      meta={total !== undefined && format.number(total)}
      actions={
        <>
          <ExportButton label={t('list.export')} icon={Upload} isExporting={isExporting} onExport={exportAll} />
          {canCreate && <ImportButton label={t('import.open')} importer={InvoiceImport} />}
          {canCreate && !isNarrow && (
            <LinkButton type="primary" icon={<Icon of={Plus} />} to={toAdd}>
              {t('list.add')}
            </LinkButton>
          )}
        </>
      }
    >
      <InvoiceListToolbar table={table} view={view} />
      <AmountNote sort={table.sort} filters={table.filters} />
      <DataTable
        label={t('title')}
        {...tableProps}
        rowLabel={(invoice) => invoiceName(invoice, t)}
        rowLink={({ id }) => `/apps/invoice/preview/${id}`}
        empty={<EmptyState picture="document" title={t('list.empty')} text={t('list.emptyText')} />}
      />
      <InvoiceBulkBar
        selection={selection}
        chosen={chosen}
        total={total ?? 0}
        isExporting={isExporting}
        onExport={exportChosen}
      />
      {canCreate && <FloatingAction label={t('list.add')} icon={Plus} onClick={() => navigate(toAdd)} />}
      <InvoiceDrawers task={task} onClose={() => setTask(undefined)} />
    </Page>
  );
}
