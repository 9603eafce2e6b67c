import { useFormat } from '@atrium/ui';
import type { Column } from '@atrium/ui/table';
import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import type { Invoice } from '../../api/schemas';
import { ClientName } from '../../components/Invoice/ClientName';
import { DueDate } from '../../components/Invoice/DueDate';
import { InvoiceStatusPill } from '../../components/Invoice/InvoiceStatusPill';
import { shortName } from '../../components/Invoice/invoiceName';
import type { InvoiceTask } from '../../components/InvoiceActions/invoiceTask';
import { useInvoiceDownload } from '../../components/InvoiceActions/useInvoiceDownload';
import { useInvoiceMenu } from '../../components/InvoiceActions/useInvoiceMenu';
import { InvoiceBalance } from './InvoiceBalance';
import styles from './InvoiceList.module.css';
import { InvoiceRowActions } from './InvoiceRowActions';

export interface InvoiceColumnsOptions {
  /** Opens the form for what is not done without a question. */
  onTask: (task: InvoiceTask) => void;
}

/** The columns of the list; each key is the name that the API sorts by. */
export function useInvoiceColumns({ onTask }: InvoiceColumnsOptions): Column<Invoice>[] {
  const { t } = useTranslation('invoices');
  const { download } = useInvoiceDownload();
  const menuOf = useInvoiceMenu({ onTask, onDownload: (invoice) => void download([invoice]) });
  return [
    {
      key: 'number',
      title: t('field.number'),
      width: 120,
      isSortable: true,
      inCard: 'line',
      text: (invoice) => invoice.number ?? shortName(invoice, t),
      render: (invoice) => <b className={styles.number}>{shortName(invoice, t)}</b>,
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
    ...dateColumns(t),
    ...amountColumns(t),
    {
      key: 'actions',
      title: '',
      width: 88,
      align: 'end',
      render: (invoice) => <InvoiceRowActions invoice={invoice} items={menuOf(invoice)} onTask={onTask} />,
    },
  ];
}

const dateColumns = (t: TFunction<'invoices'>): Column<Invoice>[] => [
  {
    key: 'issuedDate',
    title: t('field.issued'),
    align: 'end',
    isSortable: true,
    hideBelow: 'medium',
    inCard: 'none',
    text: ({ issuedDate }) => issuedDate,
    render: ({ issuedDate }) => <IssuedDate day={issuedDate} />,
  },
  {
    key: 'dueDate',
    title: t('field.due'),
    align: 'end',
    isSortable: true,
    text: ({ dueDate }) => dueDate,
    render: (invoice) => <DueDate invoice={invoice} />,
  },
];

const amountColumns = (t: TFunction<'invoices'>): Column<Invoice>[] => [
  {
    key: 'total',
    title: t('field.total'),
    align: 'end',
    isSortable: true,
    text: ({ total }) => total,
    alsoText: [{ title: t('field.currency'), text: ({ currency }) => currency }],
    render: (invoice) => <InvoiceTotal invoice={invoice} />,
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
];

function IssuedDate({ day }: { day: string }) {
  const format = useFormat();
  return (
    <time className={styles.date} dateTime={day}>
      {format.date(day)}
    </time>
  );
}

function InvoiceTotal({ invoice: { total, currency } }: { invoice: Invoice }) {
  const format = useFormat();
  return <bdi className={styles.amount}>{format.money(total, currency)}</bdi>;
}
