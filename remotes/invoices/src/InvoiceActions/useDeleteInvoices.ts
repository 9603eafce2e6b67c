import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useToast } from 'shared/ui';
import { useDeleteInvoiceMutation } from '../api';
import { useRestoreInvoices } from './useRestoreInvoices';

/** Deletes some invoices, with a way to take back those that went. */
export function useDeleteInvoices() {
  const { t } = useTranslation('invoices');
  const toast = useToast();
  const restore = useRestoreInvoices();
  const [deleteInvoice] = useDeleteInvoiceMutation();
  const [isDeleting, setDeleting] = useState(false);

  const deleteInvoices = async (ids: readonly number[]) => {
    setDeleting(true);
    const answers = await Promise.allSettled(ids.map((id) => deleteInvoice(id).unwrap()));
    setDeleting(false);
    const gone = ids.filter((_, index) => answers[index]?.status === 'fulfilled');
    const failed = ids.length - gone.length;
    if (gone.length > 0)
      toast.success(t('done.deleted', { count: gone.length }), {
        action: { label: t('undo'), onClick: () => restore(gone) },
      });
    if (failed > 0) toast.error(t('done.notDeleted', { count: failed }));
  };
  return { deleteInvoices, isDeleting };
}
