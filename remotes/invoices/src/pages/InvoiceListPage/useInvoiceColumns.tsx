import { Send } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useCan } from 'shared/runtime';
import { IconButton, useFormat, useIsNarrow } from 'shared/ui';
import { type Column, RowMenu } from 'shared/ui/table';
import type { Invoice } from '../../api/schemas';
import { isWorthSending } from '../../model/invoiceSteps';
import { ClientName } from '../../parts/Invoice/ClientName';
import { DueDate } from '../../parts/Invoice/DueDate';
import { InvoiceStatusPill } from '../../parts/Invoice/InvoiceStatusPill';
import type { InvoiceTask } from '../../parts/InvoiceActions/invoiceTask';
import { useInvoiceDownload } from '../../parts/InvoiceActions/useInvoiceDownload';
import { useInvoiceMenu } from '../../parts/InvoiceActions/useInvoiceMenu';
import { InvoiceBalance } from './InvoiceBalance';
import styles from './InvoiceList.module.css';

export interface InvoiceColumnsOptions {
  /** Opens the form for what is not done without a question. */
  onTask: (task: InvoiceTask) => void;
}

/** The columns of the list; each key is the name that the API sorts by. */
export function useInvoiceColumns({ onTask }: InvoiceColumnsOptions): Column<Invoice>[] {
  const { t } = useTranslation('invoices');
  const format = useFormat();
  const canSend = useCan()({ action: 'update', subject: 'Invoice' });
  const isNarrow = useIsNarrow();
  const { download } = useInvoiceDownload();
  const menuOf = useInvoiceMenu({ onTask, onDownload: (invoice) => void download([invoice]) });
  return [
    {
      key: 'id',
      title: t('field.number'),
      width: 88,
      isSortable: true,
      inCard: 'line',
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
      inCard: 'end',
      text: ({ invoiceStatus }) => t(`status.${invoiceStatus}`),
      render: ({ invoiceStatus }) => <InvoiceStatusPill status={invoiceStatus} />,
    },
    {
      key: 'issuedDate',
      title: t('field.issued'),
      align: 'end',
      isSortable: true,
      hideBelow: 'medium',
      inCard: 'none',
      text: ({ issuedDate }) => issuedDate,
      render: ({ issuedDate }) => (
        <time className={styles.date} dateTime={issuedDate}>
          {format.date(issuedDate)}
        </time>
      ),
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
      alsoText: [{ title: t('field.currency'), text: ({ currency }) => currency }],
      render: ({ total, currency }) => <bdi className={styles.amount}>{format.money(total, currency)}</bdi>,
    },
    {
      key: 'balance',
      title: t('field.balance'),
      align: 'end',
      isSortable: true,
      hideBelow: 'medium',
      inCard: 'none',
      text: ({ balance }) => balance,
      render: (invoice) => <InvoiceBalance invoice={invoice} />,
    },
    {
      key: 'actions',
      title: '',
      width: 88,
      align: 'end',
      render: (invoice) => (
        <span className={styles.actions}>
          {canSend && !isNarrow && isWorthSending(invoice) && (
            <IconButton
              label={t('action.sendOf', { id: invoice.id })}
              icon={Send}
              onClick={() => onTask({ kind: 'send', invoice })}
            />
          )}
          <RowMenu label={t('action.menu', { id: invoice.id })} items={menuOf(invoice)} />
        </span>
      ),
    },
  ];
}
