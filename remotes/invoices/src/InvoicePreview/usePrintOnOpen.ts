import { useEffect, useEffectEvent } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useCan } from 'shared/runtime';
import type { Invoice } from '../api/schemas';
import { useInvoiceActions } from '../InvoiceActions/useInvoiceActions';

/** Opened with `?print=1`, as the list's Download does, the invoice is printed (or saved as PDF) as soon as it is there. */
export function usePrintOnOpen(invoice: Invoice | undefined): void {
  const [search, setSearch] = useSearchParams();
  const canUpdate = useCan()({ action: 'update', subject: 'Invoice' });
  const { markDownloaded } = useInvoiceActions();
  const isAsked = search.has('print') && invoice !== undefined;

  const print = useEffectEvent(async () => {
    setSearch({}, { replace: true });
    window.print();
    if (invoice && canUpdate) await markDownloaded(invoice);
  });
  useEffect(() => {
    if (isAsked) void print();
  }, [isAsked]);
}
