import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { daysBetween, toDate, useToast } from 'shared/ui';
import {
  useAddInvoiceMutation,
  useAddPaymentMutation,
  useDeleteInvoiceMutation,
  useSendInvoiceMutation,
  useUpdateInvoiceMutation,
} from '../../api/invoicesApi';
import type { Invoice } from '../../api/schemas';
import { toDuplicate } from '../../model/invoiceDraft';
import { useToday } from '../Invoice/useToday';
import { useRefusal } from './useRefusal';
import { useRestoreInvoices } from './useRestoreInvoices';

/** What can be done with an invoice without asking anything. Each resolves to whether it was done. */
export function useInvoiceActions() {
  const { t } = useTranslation('invoices');
  const toast = useToast();
  const read = useRefusal();
  const navigate = useNavigate();
  const today = useToday();
  const restore = useRestoreInvoices();
  const [addInvoice] = useAddInvoiceMutation();
  const [updateInvoice] = useUpdateInvoiceMutation();
  const [deleteInvoice] = useDeleteInvoiceMutation();
  const [sendInvoice] = useSendInvoiceMutation();
  const [addPayment] = useAddPaymentMutation();

  const attempt = async (action: () => Promise<void>): Promise<boolean> => {
    try {
      await action();
      return true;
    } catch (error) {
      toast.error(read(error).message);
      return false;
    }
  };

  return {
    markSent: ({ id }: Invoice) =>
      attempt(async () => {
        await sendInvoice({ id }).unwrap();
        toast.success(t('done.sent', { id }));
      }),
    markPaid: ({ id, balance }: Invoice) =>
      attempt(async () => {
        await addPayment({ id, amount: balance, date: today }).unwrap();
        toast.success(t('done.paid', { id }));
      }),
    markDownloaded: ({ id, invoiceStatus }: Invoice) =>
      attempt(async () => {
        if (invoiceStatus === 'Draft') await updateInvoice({ id, invoiceStatus: 'Downloaded' }).unwrap();
      }),
    duplicate: (invoice: Invoice) =>
      attempt(async () => {
        const term = daysBetween(toDate(invoice.issuedDate), toDate(invoice.dueDate));
        const { id } = await addInvoice(toDuplicate(invoice, today, term)).unwrap();
        toast.success(t('done.duplicated', { id }));
        navigate(`/apps/invoice/edit/${id}`);
      }),
    remove: ({ id }: Invoice) =>
      attempt(async () => {
        await deleteInvoice(id).unwrap();
        toast.success(t('done.deleted', { count: 1 }), {
          action: { label: t('undo'), onClick: () => restore([id]) },
        });
      }),
  };
}
