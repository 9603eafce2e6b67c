import { useTranslation } from 'react-i18next';
import { useCan } from 'shared/runtime';
import { useFormat } from 'shared/ui';
import { type Column, RowMenu } from 'shared/ui/table';
import type { Payment } from '../../api/schemas';
import { fromMinor } from '../../model/minorMoney';
import { isPayable } from '../../model/payment';
import { CardName } from '../../parts/Billing/CardName';
import { PaymentPill } from '../../parts/Billing/PaymentPill';
import { useMoney } from '../../parts/Billing/useMoney';
import { usePay } from '../../parts/Billing/usePay';
import styles from './PaymentsPage.module.css';

/** The columns of the list; each key that sorts is the name that the API sorts by. */
export function usePaymentColumns(): Column<Payment>[] {
  const { t } = useTranslation('content');
  const { date, dateRange } = useFormat();
  const money = useMoney();
  const { pay } = usePay();
  const canPay = useCan()({ action: 'update', subject: 'Billing' });
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
    {
      key: 'amount',
      title: t('payment.amount'),
      align: 'end',
      isSortable: true,
      text: ({ amount, currency }) => fromMinor(amount, currency),
      alsoText: [
        { title: t('payment.currency'), text: ({ currency }) => currency },
        { title: t('payment.sum.refunded'), text: ({ refunded, currency }) => fromMinor(refunded, currency) },
      ],
      render: ({ amount, refunded, currency }) => (
        <>
          <bdi className={styles.amount}>{money(amount, currency)}</bdi>
          {refunded > 0 && (
            <bdi className={styles.refund}>{t('payment.refundedSum', { amount: money(refunded, currency) })}</bdi>
          )}
        </>
      ),
    },
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
      render: (payment) =>
        canPay &&
        isPayable(payment) && (
          <RowMenu
            label={t('actionsOf', { title: payment.invoice })}
            items={[{ key: 'pay', label: t('payment.tryAgain'), onClick: () => void pay(payment) }]}
          />
        ),
    },
  ];
}
