import { useCan } from '@atrium/sdk';
import { RowMenu } from '@atrium/ui/table';
import { useTranslation } from 'react-i18next';
import type { Payment } from '../../api/schemas';
import { usePay } from '../../components/Billing/usePay';
import { isPayable } from '../../model/payment';

export function PaymentMenu({ payment }: { payment: Payment }) {
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
