import { type Column, collectRows, useCsvExport } from 'shared/ui/table';
import { useLazyGetInvoicesQuery } from '../api/invoicesApi';
import type { Invoice, InvoiceQuery } from '../api/schemas';
import { useToday } from '../InvoiceParts/useToday';

/** Saves invoices as a CSV file: all that match, or some of them. */
export function useInvoiceExport(columns: readonly Column<Invoice>[], query: InvoiceQuery) {
  const today = useToday();
  const [getInvoices] = useLazyGetInvoicesQuery();
  const { isExporting, exportRows } = useCsvExport(`invoices-${today}`, columns);

  const loadAll = () =>
    collectRows(async (page, perPage) => {
      const { invoices, total } = await getInvoices({ ...query, page, perPage }).unwrap();
      return { rows: invoices, total };
    });
  return {
    isExporting,
    exportAll: () => exportRows(loadAll),
    exportSome: (keys: ReadonlySet<string>) =>
      exportRows(async () => (await loadAll()).filter(({ id }) => keys.has(String(id)))),
  };
}
