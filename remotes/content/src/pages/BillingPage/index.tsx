import { isCardExpired } from '@atrium/contract/card';
import { useCan, useRuntime } from '@atrium/sdk';
import { Button, ErrorState, Icon, LoadingRows, Pill, type PillTone, useFormat } from '@atrium/ui';
import { CreditCard } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useGetBillingQuery } from '../../api/billingApi';
import type { BillingAccount, BillingCard, Payment } from '../../api/schemas';
import { CardName } from '../../components/Billing/CardName';
import { PaymentPill } from '../../components/Billing/PaymentPill';
import { useMoney } from '../../components/Billing/useMoney';
import { SectionPage } from '../../components/SectionPage/SectionPage';
import styles from './BillingPage.module.css';
import { OpenInvoice } from './OpenInvoice';
import { UsageSection } from './UsageSection';

const tones: Readonly<Record<BillingAccount['status'], PillTone>> = {
  trial: 'blue',
  active: 'green',
  past_due: 'red',
  cancelled: 'neutral',
};

function PlanSection({ account }: { account: BillingAccount }) {
  const { t } = useTranslation('content');
  const { date } = useFormat();
  const money = useMoney();
  const { plan, status, price, currency, periodEnd } = account;
  return (
    <section aria-label={t('billing.plan')} className={styles.plan}>
      <h2 className={styles.planName}>
        {t(`billing.plans.${plan}`)}
        <Pill tone={tones[status]} dot>
          {t(`billing.status.${status}`)}
        </Pill>
      </h2>
      <p className={styles.price}>
        <b>
          <bdi>{money(price, currency)}</bdi>
        </b>{' '}
        {t('billing.perMonth')}
      </p>
      <p className={styles.quiet}>
        <bdi>{t(`billing.until.${status}`, { date: date(periodEnd) })}</bdi>
      </p>
    </section>
  );
}

interface CardPanelProps {
  card: BillingCard | null;
  /** Absent without permission. */
  onChange?: () => void;
}

function CardPanel({ card, onChange }: CardPanelProps) {
  const { t } = useTranslation('content');
  const { month } = useFormat();
  const now = useRuntime().clock.now();
  return (
    <section aria-label={t('billing.card')} className={styles.panel}>
      <h2 className={styles.heading}>{t('billing.card')}</h2>
      <p className={styles.card}>
        <Icon of={CreditCard} /> <CardName card={card} />
        {card && isCardExpired(card, now) && <Pill tone="red">{t('billing.expired')}</Pill>}
      </p>
      {card && <p className={styles.quiet}>{t('billing.goodUntil', { month: month(`${card.expires}-01T12:00`) })}</p>}
      {onChange && (
        <Button className={styles.change} onClick={onChange}>
          {t(card ? 'billing.changeCard' : 'billing.addCard')}
        </Button>
      )}
    </section>
  );
}

function LatestPayments({ payments }: { payments: readonly Payment[] }) {
  const { t } = useTranslation('content');
  const { date } = useFormat();
  const money = useMoney();
  return (
    <section aria-label={t('billing.latest')}>
      <div className={styles.latestHead}>
        <h2 className={styles.heading}>{t('billing.latest')}</h2>
        <Link to="/content/payments">{t('widget.all')}</Link>
      </div>
      {payments.length === 0 && <p className={styles.quiet}>{t('payment.empty')}</p>}
      <ul className={styles.latest}>
        {payments.map((payment) => (
          <li key={payment.id} className={styles.latestRow}>
            <Link to={`/content/payments/${payment.id}`} className={styles.latestName}>
              {payment.invoice}
            </Link>
            <bdi className={styles.quiet}>{date(payment.at)}</bdi>
            <PaymentPill payment={payment} />
            <bdi className={styles.amount}>{money(payment.amount, payment.currency)}</bdi>
          </li>
        ))}
      </ul>
    </section>
  );
}

const CardDrawer = lazy(() => import(/* webpackChunkName: "billing" */ './CardDrawer'));

/** Plan, usage and open invoices of the team. */
export default function BillingPage() {
  const { t } = useTranslation('content');
  const canChange = useCan()({ action: 'update', subject: 'Billing' });
  const { data, error, isFetching, refetch } = useGetBillingQuery();
  const [isChanging, setChanging] = useState(false);
  const [begun, setBegun] = useState<BillingAccount>();
  const changeCard = () => {
    setBegun(data?.account);
    setChanging(true);
  };
  return (
    <SectionPage title={t('billing.title')}>
      {!data && error !== undefined && <ErrorState error={error} onRetry={refetch} isRetrying={isFetching} />}
      {!data && error === undefined && <LoadingRows rows={6} />}
      {data && (
        <>
          <OpenInvoice state={data} canPay={canChange} onChangeCard={changeCard} />
          <div className={styles.columns}>
            <div className={styles.main}>
              <PlanSection account={data.account} />
              <UsageSection state={data} />
            </div>
            <div className={styles.side}>
              <CardPanel card={data.account.card} {...(canChange && { onChange: changeCard })} />
              <LatestPayments payments={data.latest} />
            </div>
          </div>
        </>
      )}
      {begun && (
        <Suspense>
          <CardDrawer key={begun.rev} account={begun} isOpen={isChanging} onClose={() => setChanging(false)} />
        </Suspense>
      )}
    </SectionPage>
  );
}
