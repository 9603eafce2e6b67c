import { useCan } from '@atrium/sdk';
import { Card, CardHead, Icon, useFormat } from '@atrium/ui';
import { RowMenu } from '@atrium/ui/table';
import { Pencil, Trash2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { InvoicePayment } from '../../api/paymentSchemas';
import type { Invoice } from '../../api/schemas';
import { DueDate } from '../../components/Invoice/InvoiceMarks';
import { useMoney } from '../../components/Invoice/useMoney';
import type { InvoiceTask } from '../../components/InvoiceActions/invoiceTask';
import { usePayments } from '../../components/InvoiceActions/usePayments';
import { isFinal, isIssued } from '../../model/invoiceSteps';
import styles from './PaymentList.module.css';

interface PaymentListProps {
  invoice: Invoice;
  onTask: (task: InvoiceTask) => void;
}

export function PaymentList({ invoice, onTask }: PaymentListProps) {
  const { t } = useTranslation('invoices');
  const { money } = useMoney(invoice.currency);
  const { balance, payments } = invoice;
  return (
    <Card label={t('payment.list')}>
      <CardHead title={balance < 0 ? t('payment.owedBack') : t('field.balance')} />
      <p className={styles.balance}>
        <bdi>{money(Math.abs(balance))}</bdi>
      </p>
      {!isFinal(invoice) && (
        <p className={styles.quiet}>
          {t('field.due')} <DueDate invoice={invoice} />
        </p>
      )}
      {payments.length > 0 && (
        <ul className={styles.payments} aria-label={t('payment.list')}>
          {payments.map((payment) => (
            <PaymentRow key={payment.id} payment={payment} invoice={invoice} onTask={onTask} />
          ))}
        </ul>
      )}
    </Card>
  );
}

function PaymentRow({ payment, invoice, onTask }: PaymentListProps & { payment: InvoicePayment }) {
  const { t } = useTranslation('invoices');
  const format = useFormat();
  const { money } = useMoney(invoice.currency);
  const { takeBack } = usePayments();
  const canUpdate = useCan()({ action: 'update', subject: 'Invoice' });
  const { id, amount, date, method, note } = payment;
  return (
    <li className={styles.payment}>
      <span className={styles.what}>
        {amount < 0 ? t('payment.refundBy', { method: t(`method.${method}`) }) : t(`method.${method}`)}
        <span className={styles.date}>
          <time dateTime={date}>{format.date(date)}</time>
          {note && ' · '}
          <bdi>{note}</bdi>
        </span>
      </span>
      <b className={styles.amount}>
        <bdi>{money(amount)}</bdi>
      </b>
      {canUpdate && isIssued(invoice) && (
        <RowMenu
          label={t('payment.menu', { amount: money(amount) })}
          items={[
            {
              key: 'correct',
              label: t('payment.correct'),
              icon: <Icon of={Pencil} />,
              onClick: () => onTask({ kind: 'correct', invoice, payment }),
            },
            {
              key: 'remove',
              label: t('payment.remove'),
              icon: <Icon of={Trash2} />,
              danger: true,
              onClick: () => void takeBack([{ id: invoice.id, paymentId: id }]),
            },
          ]}
        />
      )}
    </li>
  );
}
