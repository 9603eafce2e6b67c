import { Send } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useCan } from 'shared/runtime';
import { IconButton, useFormat } from 'shared/ui';
import { type Column, RowMenu } from 'shared/ui/table';
import type { Invoice } from '../../api/schemas';
import { ClientName } from '../../parts/Invoice/ClientName';
import { DueDate } from '../../parts/Invoice/DueDate';
import { InvoiceStatusPill } from '../../parts/Invoice/InvoiceStatusPill';
import { useInvoiceMenu } from '../../parts/InvoiceActions/useInvoiceMenu';
import { InvoiceBalance } from './InvoiceBalance';
import styles from './InvoiceList.module.css';

const menuKeys = ['download', 'edit', 'sent', 'payment', 'paid', 'duplicate', 'delete'] as const;

export interface InvoiceColumnsOptions {
  onSend: (invoice: Invoice) => void;
  onPayment: (invoice: Invoice) => void;
}

/** The columns of the list; each key is the name that the API sorts by. */
export function useInvoiceColumns({ onSend, onPayment }: InvoiceColumnsOptions): Column<Invoice>[] {
  const { t } = useTranslation('invoices');
  const format = useFormat();
  const canSend = useCan()({ action: 'update', subject: 'Invoice' });
  const menuOf = useInvoiceMenu({ onPayment });
  return [
    {
      key: 'id',
      title: t('field.number'),
      width: 88,
      isSortable: true,
      text: ({ id }) => id,
      render: ({ id }) => <b className={styles.number}>#{id}</b>,
    },
    {
      key: 'client',
      title: t('field.client'),
      isSortable: true,
      inCard: 'head',
      text: ({ client }) => client.name,
      render: (invoice) => <ClientName invoice={invoice} />,
    },
    {
      key: 'invoiceStatus',
      title: t('field.status'),
      isSortable: true,
      text: ({ invoiceStatus }) => t(`status.${invoiceStatus}`),
      render: ({ invoiceStatus }) => <InvoiceStatusPill status={invoiceStatus} />,
    },
    {
      key: 'issuedDate',
      title: t('field.issued'),
      align: 'end',
      isSortable: true,
      hideBelow: 'medium',
      text: ({ issuedDate }) => issuedDate,
      render: ({ issuedDate }) => <time dateTime={issuedDate}>{format.date(issuedDate)}</time>,
    },
    {
      key: 'dueDate',
      title: t('field.due'),
      align: 'end',
      isSortable: true,
      text: ({ dueDate }) => dueDate,
      render: (invoice) => <DueDate invoice={invoice} />,
    },
    {
      key: 'total',
      title: t('field.total'),
      align: 'end',
      isSortable: true,
      text: ({ total }) => total,
      render: ({ total }) => <bdi>{format.money(total)}</bdi>,
    },
    {
      key: 'balance',
      title: t('field.balance'),
      align: 'end',
      isSortable: true,
      text: ({ balance }) => balance,
      render: ({ balance }) => <InvoiceBalance balance={balance} />,
    },
    {
      key: 'actions',
      title: '',
      width: 88,
      align: 'end',
      render: (invoice) => (
        <span className={styles.actions}>
          {canSend && (
            <IconButton label={t('action.sendOf', { id: invoice.id })} icon={Send} onClick={() => onSend(invoice)} />
          )}
          <RowMenu label={t('action.menu', { id: invoice.id })} items={menuOf(invoice, menuKeys)} />
        </span>
      ),
    },
  ];
}
