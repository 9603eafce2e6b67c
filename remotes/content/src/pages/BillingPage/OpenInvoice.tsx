import { useRuntime } from '@atrium/sdk';
import { Alert, Button, useFormat, useIsNarrow } from '@atrium/ui';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { BillingState } from '../../api/schemas';
import { useMoney } from '../../components/Billing/useMoney';
import { usePay } from '../../components/Billing/usePay';
import { chargeFailureOf } from '../../model/payment';
import styles from './BillingPage.module.css';

interface OpenInvoiceProps {
  state: BillingState;
  canPay: boolean;
  onChangeCard: () => void;
}

export function OpenInvoice({ state: { account, open }, canPay, onChangeCard }: OpenInvoiceProps) {
  const { t } = useTranslation('content');
  const { date } = useFormat();
  const money = useMoney();
  const { pay, isPaying } = usePay();
  const now = useRuntime().clock.now();
  const isNarrow = useIsNarrow();
  if (!open) return null;
  const amount = money(open.amount, open.currency);
  // An unchargeable card has to be replaced first: a retry would fail again.
  const isHopeless = chargeFailureOf(account.card, now) !== null;
  const buttons = canPay && (
    <span className={styles.buttons}>
      <Button type={isHopeless ? 'primary' : 'default'} onClick={onChangeCard}>
        {t('billing.changeCard')}
      </Button>
      <Button type={isHopeless ? 'default' : 'primary'} loading={isPaying} onClick={() => void pay(open)}>
        <bdi>{t('billing.pay', { amount })}</bdi>
      </Button>
    </span>
  );
  return (
    <div className={styles.open}>
      <Alert
        type="error"
        title={<bdi>{t('billing.open', { amount, date: date(open.at) })}</bdi>}
        description={
          <>
            {open.failure && t(`payment.failure.${open.failure}`)} {t('payment.tried', { count: open.attempts })}{' '}
            <Link to={`/content/payments/${open.id}`} className={styles.invoice}>
              {t('payment.invoice', { invoice: open.invoice })}
            </Link>
            {!canPay && <> {t('billing.askAdmin')}</>}
            {isNarrow && buttons}
          </>
        }
        action={!isNarrow && buttons}
      />
    </div>
  );
}
