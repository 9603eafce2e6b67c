import { useToast } from '@atrium/ui';
import { useTranslation } from 'react-i18next';
import { useRestoreInvoicesMutation } from '../../api/invoicesApi';
import { useRefusal } from './useRefusal';

/** Brings deleted invoices back, and says so where not all of them came. */
export function useRestoreInvoices(): (ids: number[]) => Promise<void> {
  const { t } = useTranslation('invoices');
  const toast = useToast();
  const read = useRefusal();
  const [restoreInvoices] = useRestoreInvoicesMutation();
  return async (ids) => {
    try {
      const { restored } = await restoreInvoices(ids).unwrap();
      const missing = ids.length - restored.length;
      if (missing > 0) toast.error(t('done.notRestored', { count: missing }));
      else toast.success(t('done.restored', { count: restored.length }));
    } catch (error) {
      toast.error(read(error).message);
    }
  };
}
