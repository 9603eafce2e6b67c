import { useToast } from '@atrium/ui';
import { useTranslation } from 'react-i18next';
import { useDeleteInvoicesMutation, useRestoreInvoicesMutation } from '../../api/invoicesApi';
import type { InvoiceSelection } from '../../api/manySchemas';
import { useRejection } from './useActedOn';

export function useRestoreInvoices(): (ids: number[]) => Promise<void> {
  const { t } = useTranslation('invoices');
  const toast = useToast();
  const read = useRejection();
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

export function useDeleteInvoices() {
  const { t } = useTranslation('invoices');
  const toast = useToast();
  const read = useRejection();
  const restore = useRestoreInvoices();
  const [deleteMany] = useDeleteInvoicesMutation();

  const deleteInvoices = async (selection: InvoiceSelection): Promise<boolean> => {
    try {
      const { deleted, missing, refused } = await deleteMany(selection).unwrap();
      if (deleted.length > 0)
        toast.success(t('done.deleted', { count: deleted.length }), {
          action: { label: t('undo'), onClick: () => restore(deleted) },
        });
      if (refused.length > 0) toast.error(t('done.sentNotDeleted', { count: refused.length }));
      if (missing.length > 0) toast.error(t('done.notDeleted', { count: missing.length }));
      return true;
    } catch (error) {
      toast.error(read(error).message);
      return false;
    }
  };
  return { deleteInvoices };
}
