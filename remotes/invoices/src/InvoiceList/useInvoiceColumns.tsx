import { useTranslation } from 'react-i18next';
import type { Invoice } from 'shared/api';
import { useFormat } from 'shared/ui';
import type { Column } from 'shared/ui/table';
import { ClientName } from '../InvoiceParts/ClientName';
import { DueDate } from '../InvoiceParts/DueDate';
import { InvoiceStatusPill } from '../InvoiceParts/InvoiceStatusPill';
import { InvoiceBalance } from './InvoiceBalance';
import styles from './InvoiceList.module.css';

/** The columns of the list; each key is the name that the API sorts by. */
export function useInvoiceColumns(): Column<Invoice>[] {
  const { t } = useTranslation('invoices');
  const format = useFormat();
  return [
    {
      key: 'id',
      title: t('field.number'),
      width: 96,
      isSortable: true,
      render: ({ id }) => <b className={styles.number}>#{id}</b>,
    },
    {
      key: 'client',
      title: t('field.client'),
      isSortable: true,
      inCard: 'head',
      render: (invoice) => <ClientName invoice={invoice} />,
    },
    {
      key: 'invoiceStatus',
      title: t('field.status'),
      isSortable: true,
      inCard: 'end',
      render: ({ invoiceStatus }) => <InvoiceStatusPill status={invoiceStatus} />,
    },
    {
      key: 'issuedDate',
      title: t('field.issued'),
      align: 'end',
      isSortable: true,
      hideBelow: 'medium',
      render: ({ issuedDate }) => <time dateTime={issuedDate}>{format.date(issuedDate)}</time>,
    },
    {
      key: 'dueDate',
      title: t('field.due'),
      align: 'end',
      isSortable: true,
      render: (invoice) => <DueDate invoice={invoice} />,
    },
    {
      key: 'total',
      title: t('field.total'),
      align: 'end',
      isSortable: true,
      render: ({ total }) => format.money(total),
    },
    {
      key: 'balance',
      title: t('field.balance'),
      align: 'end',
      isSortable: true,
      render: ({ balance }) => <InvoiceBalance balance={balance} />,
    },
  ];
}
