import { daysBetween, toDate, useToast } from '@atrium/ui';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { useAddInvoiceMutation, useDeleteInvoiceMutation, useSendInvoiceMutation } from '../../api/invoicesApi';
import type { Invoice } from '../../api/schemas';
import { toDuplicate } from '../../model/invoiceDraft';
import { invoiceName } from '../Invoice/invoiceName';
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
  const [deleteInvoice] = useDeleteInvoiceMutation();
  const [sendInvoice] = useSendInvoiceMutation();

  return {
    markSent: ({ id }: Invoice) =>
      attempt(async () => {
        const sent = await sendInvoice({ id }).unwrap();
        toast.success(t('done.sent', { name: invoiceName(sent, t) }));
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
