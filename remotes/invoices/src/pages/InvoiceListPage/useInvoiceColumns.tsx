import { useCan } from '@atrium/sdk';
import { IconButton, useFormat, useIsNarrow, VisuallyHidden } from '@atrium/ui';
import { type Column, RowMenu } from '@atrium/ui/table';
import type { TFunction } from 'i18next';
import { Send } from 'lucide-react';
import type { ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';
import type { Invoice } from '../../api/schemas';
import { ClientName } from '../../components/Invoice/ClientName';
import { DueDate, InvoiceStatusPill } from '../../components/Invoice/InvoiceMarks';
import { invoiceName, shortName } from '../../components/Invoice/invoiceName';
import { useMoney } from '../../components/Invoice/useMoney';
import type { InvoiceTask } from '../../components/InvoiceActions/invoiceTask';
import { useInvoiceDownload } from '../../components/InvoiceActions/useInvoiceDownload';
import { useInvoiceMenu } from '../../components/InvoiceActions/useInvoiceMenu';
import { numberOf } from '../../model/documentNumber';
import { isWorthSending } from '../../model/invoiceSteps';
import styles from './InvoiceList.module.css';

interface InvoiceRowActionsProps {
  invoice: Invoice;
  items: ComponentProps<typeof RowMenu>['items'];
  onTask: (task: InvoiceTask) => void;
}

function InvoiceRowActions({ invoice, items, onTask }: InvoiceRowActionsProps) {
  const { t } = useTranslation('invoices');
  const canSend = useCan()({ action: 'update', subject: 'Invoice' });
  const isNarrow = useIsNarrow();
  const name = invoiceName(invoice, t);
  return (
    <span className={styles.actions}>
      {canSend && !isNarrow && isWorthSending(invoice) && (
        <IconButton
          label={t('action.sendOf', { name })}
          icon={Send}
          onClick={() => onTask({ kind: 'send', invoice })}
        />
      )}
      <RowMenu label={t('action.menu', { name })} items={items} />
    </span>
  );
}

/** A dash where nothing is: the status beside it says why. */
function InvoiceBalance({ invoice: { balance, currency } }: { invoice: Invoice }) {
  const { t } = useTranslation('invoices');
  const { money } = useMoney(currency);
  if (balance !== 0) return <bdi className={styles.amount}>{money(balance)}</bdi>;
  return (
    <span className={styles.nothing}>
      <span aria-hidden="true">–</span>
      <VisuallyHidden>{t('list.nothingOpen')}</VisuallyHidden>
    </span>
  );
}

export interface InvoiceColumnsOptions {
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
      text: (invoice) => (invoice.number === null ? shortName(invoice, t) : numberOf(invoice)),
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
