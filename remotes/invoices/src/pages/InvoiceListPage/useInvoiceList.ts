import { useListPage } from '@atrium/ui/table';
import { useGetInvoicesQuery, useLazyGetInvoicesQuery } from '../../api/invoicesApi';
import { invoiceFilters, toInvoiceFilter } from '../../model/invoiceFilter';
import { useToday } from '../../components/Invoice/useToday';
import { type InvoiceColumnsOptions, useInvoiceColumns } from './useInvoiceColumns';

/** The list of invoices: its state in the address, its rows, which of them are chosen, and exports. */
export function useInvoiceList(options: InvoiceColumnsOptions) {
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
