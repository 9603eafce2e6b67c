import { Banknote, Copy, Download, Pencil, Send, Trash2, WalletCards } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { useCan } from 'shared/runtime';
import { Icon, type MenuProps } from 'shared/ui';
import type { Invoice } from '../../api/schemas';
import { isPayable, isUnsent } from '../../model/invoiceSteps';
import { useInvoiceActions } from './useInvoiceActions';

type MenuItems = NonNullable<MenuProps['items']>;

export type InvoiceMenuKey = 'download' | 'edit' | 'sent' | 'payment' | 'paid' | 'duplicate' | 'delete';

interface Options {
  /** Opens the form for a payment. */
  onPayment: (invoice: Invoice) => void;
  /** Run after the invoice was deleted. */
  onDeleted?: () => void;
}

/** What the person may do with an invoice, as entries of a menu. */
export function useInvoiceMenu({ onPayment, onDeleted }: Options) {
  const { t } = useTranslation('invoices');
  const can = useCan();
  const navigate = useNavigate();
  const { markSent, markPaid, duplicate, remove } = useInvoiceActions();
  const canUpdate = can({ action: 'update', subject: 'Invoice' });
  const canCreate = can({ action: 'create', subject: 'Invoice' });
  const canDelete = can({ action: 'delete', subject: 'Invoice' });

  /** @param keys which entries, where the person may and the invoice allows it */
  return (invoice: Invoice, keys: readonly InvoiceMenuKey[]): MenuItems => {
    const entry = (key: InvoiceMenuKey, icon: typeof Send, onClick: () => void, isShown: boolean, danger = false) =>
      isShown && keys.includes(key)
        ? [{ key, label: t(`action.${key}`), icon: <Icon of={icon} />, danger, onClick }]
        : [];
    const { id } = invoice;
    return [
      ...entry('download', Download, () => navigate(`/apps/invoice/preview/${id}?print=1`), true),
      ...entry('edit', Pencil, () => navigate(`/apps/invoice/edit/${id}`), canUpdate),
      ...entry('sent', Send, () => void markSent(invoice), canUpdate && isUnsent(invoice)),
      ...entry('payment', WalletCards, () => onPayment(invoice), canUpdate && isPayable(invoice)),
      ...entry('paid', Banknote, () => void markPaid(invoice), canUpdate && isPayable(invoice)),
      ...entry('duplicate', Copy, () => void duplicate(invoice), canCreate),
      ...entry('delete', Trash2, () => void remove(invoice).then((done) => done && onDeleted?.()), canDelete, true),
    ];
  };
}
