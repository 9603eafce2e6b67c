import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { daysBetween, toDate, useToast } from 'shared/ui';
import {
  useAddInvoiceMutation,
  useDeleteInvoiceMutation,
  useSendInvoiceMutation,
  useUpdateInvoiceMutation,
} from '../../api/invoicesApi';
import type { Invoice } from '../../api/schemas';
import { toDuplicate } from '../../model/invoiceDraft';
import { isDraft } from '../../model/invoiceSteps';
import { useToday } from '../Invoice/useToday';
import { useAttempt } from './useAttempt';
import { useRestoreInvoices } from './useRestoreInvoices';

/** What can be done with an invoice without asking anything. Each resolves to whether it was done. */
export function useInvoiceActions() {
  const { t } = useTranslation('invoices');
  const toast = useToast();
  const attempt = useAttempt();
  const navigate = useNavigate();
  const today = useToday();
  const restore = useRestoreInvoices();
  const [addInvoice] = useAddInvoiceMutation();
  const [updateInvoice] = useUpdateInvoiceMutation();
  const [deleteInvoice] = useDeleteInvoiceMutation();
  const [sendInvoice] = useSendInvoiceMutation();

  return {
    markSent: ({ id }: Invoice) =>
      attempt(async () => {
        await sendInvoice({ id }).unwrap();
        toast.success(t('done.sent', { id }));
      }),
    markDownloaded: (invoice: Invoice) =>
      attempt(async () => {
        if (isDraft(invoice)) await updateInvoice({ id: invoice.id, invoiceStatus: 'Downloaded' }).unwrap();
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
