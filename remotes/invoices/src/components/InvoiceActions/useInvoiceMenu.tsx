import { useCan } from '@atrium/sdk';
import { daysBetween, Icon, toDate, useToast } from '@atrium/ui';
import {
  Ban,
  Banknote,
  Copy,
  Download,
  FileCode,
  type LucideIcon,
  Mail,
  Pencil,
  ReceiptText,
  Repeat,
  Replace,
  Send,
  StickyNote,
  Trash2,
  Undo2,
  WalletCards,
} from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { useAddInvoiceMutation, useDeleteInvoiceMutation, useSendInvoiceMutation } from '../../api/invoicesApi';
import type { Invoice } from '../../api/schemas';
import { toDuplicate } from '../../model/invoiceDraft';
import {
  isCreditable,
  isCreditNote,
  isDraft,
  isPayable,
  isRefundable,
  isUnsent,
  isVoidable,
} from '../../model/invoiceSteps';
import { invoiceName } from '../Invoice/invoiceName';
import { useToday } from '../Invoice/useToday';
import type { InvoiceTask } from './invoiceTask';
import { useAttempt } from './useActedOn';
import { useRestoreInvoices } from './useDeleteInvoices';
import { usePayments } from './usePayments';

function useInvoiceActions() {
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

type Ability = 'read' | 'create' | 'update' | 'delete';

const menuKeys = [
  'download',
  'eInvoice',
  'edit',
  'mail',
  'sent',
  'payment',
  'paid',
  'refund',
  'duplicate',
  'repeat',
  'note',
  'credit',
  'reissue',
  'void',
  'delete',
] as const;
export type InvoiceMenuKey = (typeof menuKeys)[number];

interface MenuEntry {
  icon: LucideIcon;
  needs: Ability;
  isPossible: (invoice: Invoice) => boolean;
  isDanger?: boolean;
}

const entries: Record<InvoiceMenuKey, MenuEntry> = {
  download: { icon: Download, needs: 'read', isPossible: () => true },
  eInvoice: { icon: FileCode, needs: 'read', isPossible: ({ invoiceStatus }) => invoiceStatus !== 'Void' },
  edit: { icon: Pencil, needs: 'update', isPossible: isDraft },
  mail: { icon: Mail, needs: 'update', isPossible: ({ invoiceStatus }) => invoiceStatus !== 'Void' },
  sent: { icon: Send, needs: 'update', isPossible: isUnsent },
  payment: { icon: WalletCards, needs: 'update', isPossible: isPayable },
  paid: { icon: Banknote, needs: 'update', isPossible: isPayable },
  refund: { icon: Undo2, needs: 'update', isPossible: isRefundable },
  duplicate: { icon: Copy, needs: 'create', isPossible: (invoice) => !isCreditNote(invoice) },
  repeat: { icon: Repeat, needs: 'create', isPossible: (invoice) => !isCreditNote(invoice) },
  note: { icon: StickyNote, needs: 'update', isPossible: () => true },
  credit: { icon: ReceiptText, needs: 'create', isPossible: isCreditable },
  reissue: { icon: Replace, needs: 'create', isPossible: isCreditable },
  void: { icon: Ban, needs: 'update', isPossible: isVoidable, isDanger: true },
  delete: { icon: Trash2, needs: 'delete', isPossible: isDraft, isDanger: true },
};

interface Options {
  onTask: (task: InvoiceTask) => void;
  onDownload: (invoice: Invoice) => void;
  onDeleted?: () => void;
}

export function useInvoiceMenu({ onTask, onDownload, onDeleted }: Options) {
  const { t } = useTranslation('invoices');
  const can = useCan();
  const navigate = useNavigate();
  const { markSent, duplicate, remove } = useInvoiceActions();
  const { markPaid } = usePayments();
  const actions: Record<InvoiceMenuKey, (invoice: Invoice) => unknown> = {
    download: onDownload,
    eInvoice: (invoice) => onTask({ kind: 'eInvoice', invoice }),
    edit: ({ id }) => navigate(`/apps/invoice/edit/${id}`),
    mail: (invoice) => onTask({ kind: 'send', invoice }),
    sent: markSent,
    payment: (invoice) => onTask({ kind: 'payment', invoice }),
    paid: markPaid,
    refund: (invoice) => onTask({ kind: 'refund', invoice }),
    duplicate,
    repeat: (invoice) => onTask({ kind: 'repeat', invoice }),
    credit: (invoice) => onTask({ kind: 'credit', invoice }),
    note: (invoice) => onTask({ kind: 'note', invoice }),
    reissue: (invoice) => onTask({ kind: 'reissue', invoice }),
    void: (invoice) => onTask({ kind: 'void', invoice }),
    delete: async (invoice) => (await remove(invoice)) && onDeleted?.(),
  };

  // Created once for all rows of a list.
  const allowed = menuKeys
    .filter((key) => can({ action: entries[key].needs, subject: 'Invoice' }))
    .map((key) => ({ key, label: t(`action.${key}`), icon: <Icon of={entries[key].icon} /> }));

  /** @param hidden entries shown elsewhere on the screen */
  return (invoice: Invoice, hidden: readonly InvoiceMenuKey[] = []) =>
    allowed
      .filter(({ key }) => !hidden.includes(key) && entries[key].isPossible(invoice))
      .map((entry) => ({
        ...entry,
        danger: entries[entry.key].isDanger ?? false,
        onClick: () => void actions[entry.key](invoice),
      }));
}
