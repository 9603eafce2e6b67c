import { useCan } from '@atrium/sdk';
import { useFormat } from '@atrium/ui';
import { type Column, RowMenu } from '@atrium/ui/table';
import { useTranslation } from 'react-i18next';
import type { Payment } from '../../api/schemas';
import { CardName } from '../../components/Billing/CardName';
import { PaymentPill } from '../../components/Billing/PaymentPill';
import { useMoney } from '../../components/Billing/useMoney';
import { usePay } from '../../components/Billing/usePay';
import { fromMinor } from '../../model/minorMoney';
import { isPayable } from '../../model/payment';
import styles from './PaymentsPage.module.css';

/** Amount of an invoice; exported files have currency and refund in columns of their own. */
function useAmountColumn(): Column<Payment> {
  const { t } = useTranslation('content');
  return {
    key: 'amount',
    title: t('payment.amount'),
    align: 'end',
    isSortable: true,
    text: ({ amount, currency }) => fromMinor(amount, currency),
    alsoText: [
      { title: t('payment.currency'), text: ({ currency }) => currency },
      { title: t('payment.sum.refunded'), text: ({ refunded, currency }) => fromMinor(refunded, currency) },
    ],
    render: (payment) => <PaymentAmount payment={payment} />,
  };
}

function PaymentAmount({ payment: { amount, refunded, currency } }: { payment: Payment }) {
  const { t } = useTranslation('content');
  const money = useMoney();
  return (
    <>
      <bdi className={styles.amount}>{money(amount, currency)}</bdi>
      {refunded > 0 && (
        <bdi className={styles.refund}>{t('payment.refundedSum', { amount: money(refunded, currency) })}</bdi>
      )}
    </>
  );
}

function PaymentMenu({ payment }: { payment: Payment }) {
  const { t } = useTranslation('content');
  const { pay } = usePay();
  const canPay = useCan()({ action: 'update', subject: 'Billing' });
  if (!canPay || !isPayable(payment)) return null;
  return (
    <RowMenu
      label={t('actionsOf', { title: payment.invoice })}
      items={[{ key: 'pay', label: t('payment.tryAgain'), onClick: () => void pay(payment) }]}
    />
  );
}

/** Columns of the list; keys of sortable ones are the API's sort names. */
export function usePaymentColumns(): Column<Payment>[] {
  const { t } = useTranslation('content');
  const { date, dateRange } = useFormat();
  const amount = useAmountColumn();
  return [
    {
      key: 'invoice',
      title: t('payment.invoiceNumber'),
      isSortable: true,
      inCard: 'head',
      text: ({ invoice }) => invoice,
      render: ({ invoice }) => <b>{invoice}</b>,
    },
    {
      key: 'period',
      title: t('payment.period'),
      hideBelow: 'medium',
      render: ({ periodStart, periodEnd }) => <bdi>{dateRange(periodStart, periodEnd)}</bdi>,
    },
    {
      key: 'card',
      title: t('payment.paidBy'),
      hideBelow: 'medium',
      text: ({ card }) => (card ? `${card.brand} ${card.lastFour}` : null),
      render: ({ card }) => <CardName card={card} />,
    },
    {
      key: 'status',
      title: t('field.state'),
      isSortable: true,
      inCard: 'end',
      text: ({ status }) => t(`payment.status.${status}`),
      render: (payment) => <PaymentPill payment={payment} />,
    },
    amount,
    {
      key: 'at',
      title: t('payment.date'),
      align: 'end',
      isSortable: true,
      text: ({ at }) => at,
      render: ({ at }) => (
        <time dateTime={at}>
          <bdi>{date(at)}</bdi>
        </time>
      ),
    },
    {
      key: 'actions',
      title: '',
      width: 48,
      align: 'end',
      render: (payment) => <PaymentMenu payment={payment} />,
    },
  ];
}
