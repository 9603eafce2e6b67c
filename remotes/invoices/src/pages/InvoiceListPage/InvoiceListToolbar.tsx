import { useCan } from '@atrium/sdk';
import { Icon, LinkButton, SearchInput, Toolbar } from '@atrium/ui';
import {
  AmountFilter,
  ChoiceFilter,
  DateFilter,
  type TableParamsControl,
  TablePresets,
  type TableView,
  TableViewMenu,
} from '@atrium/ui/table';
import { Trash2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { currencies, invoiceStatuses } from '../../api/choices';
import type { Invoice } from '../../api/schemas';
import { invoiceFilters } from '../../model/invoiceFilter';
import { ClientFilter } from './ClientFilter';

/** Search, filters, saved filters, and the choice of columns. */
export function InvoiceListToolbar({ table, view }: { table: TableParamsControl; view: TableView<Invoice> }) {
  const { t } = useTranslation('invoices');
  const canDelete = useCan()({ action: 'delete', subject: 'Invoice' });
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
          {canDelete && (
            <LinkButton to="/apps/invoice/deleted" type="text" icon={<Icon of={Trash2} />}>
              {t('bin.view')}
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
      <AmountFilter {...wiring('total')} />
      <ChoiceFilter options={currencies.map((value) => ({ value, label: value }))} {...wiring('currency')} />
    </Toolbar>
  );
}
