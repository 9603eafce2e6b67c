import { useFormat } from '@atrium/ui';
import type { Column } from '@atrium/ui/table';
import { useTranslation } from 'react-i18next';
import type { Payment } from '../../api/schemas';
import { CardName } from '../../components/Billing/CardName';
import { PaymentPill } from '../../components/Billing/PaymentPill';
import { PaymentMenu } from './PaymentMenu';
import { useAmountColumn } from './useAmountColumn';

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
