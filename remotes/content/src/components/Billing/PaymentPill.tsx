import { Pill, type PillTone } from '@atrium/ui';
import { useTranslation } from 'react-i18next';
import type { Payment, PaymentStatus } from '../../api/schemas';

const tones: Readonly<Record<PaymentStatus, PillTone>> = {
  paid: 'green',
  pending: 'blue',
  failed: 'red',
  refunded: 'neutral',
};

export function PaymentPill({ payment: { status, refunded, amount } }: { payment: Payment }) {
  const { t } = useTranslation('content');
  const isPart = status === 'refunded' && refunded < amount;
  return (
    <Pill tone={tones[status]} dot>
      {t(isPart ? 'payment.status.partlyRefunded' : `payment.status.${status}`)}
    </Pill>
  );
}
