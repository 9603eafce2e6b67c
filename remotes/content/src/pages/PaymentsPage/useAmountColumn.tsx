import type { Column } from '@atrium/ui/table';
import { useTranslation } from 'react-i18next';
import type { Payment } from '../../api/schemas';
import { useMoney } from '../../components/Billing/useMoney';
import { fromMinor } from '../../model/minorMoney';
import styles from './PaymentsPage.module.css';

/** Amount of an invoice; exported files have currency and refund in columns of their own. */
export function useAmountColumn(): Column<Payment> {
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
