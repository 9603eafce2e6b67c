import { useCan } from '@atrium/sdk';
import { ErrorState, LoadingRows } from '@atrium/ui';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useGetBillingQuery } from '../../api/billingApi';
import type { BillingAccount } from '../../api/schemas';
import { SectionPage } from '../../components/SectionPage/SectionPage';
import styles from './BillingPage.module.css';
import { CardPanel } from './CardPanel';
import { LatestPayments } from './LatestPayments';
import { OpenInvoice } from './OpenInvoice';
import { PlanSection } from './PlanSection';
import { UsageSection } from './UsageSection';

const CardDrawer = lazy(() => import('./CardDrawer'));

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
