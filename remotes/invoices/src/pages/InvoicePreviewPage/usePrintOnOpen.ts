import { useEffect, useEffectEvent } from 'react';
import { useCan } from 'shared/runtime';
import { flagParam, useAddressState } from 'shared/ui/table';
import type { Invoice } from '../../api/schemas';
import { useInvoiceActions } from '../../parts/InvoiceActions/useInvoiceActions';

/** Opened with `?print=1`, as the list's Download does, the invoice is printed (or saved as PDF) as soon as it is there. */
export function usePrintOnOpen(invoice: Invoice | undefined): void {
  const [{ print: isWanted }, setAddress] = useAddressState({ print: flagParam });
  const canUpdate = useCan()({ action: 'update', subject: 'Invoice' });
  const { markDownloaded } = useInvoiceActions();
  const isAsked = isWanted && invoice !== undefined;

  const print = useEffectEvent(async () => {
    setAddress({ print: false }, { replace: true });
    window.print();
    if (invoice && canUpdate) await markDownloaded(invoice);
  });
  useEffect(() => {
    if (isAsked) void print();
  }, [isAsked]);
}
