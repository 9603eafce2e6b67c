import { readId, useCan } from '@atrium/sdk';
import { BackLink, Button, ErrorState, Icon, LoadingRows, Page } from '@atrium/ui';
import { Printer } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { useGetPaymentQuery } from '../../api/billingApi';
import { PaymentPill } from '../../components/Billing/PaymentPill';
import { usePay } from '../../components/Billing/usePay';
import { GonePage } from '../../components/GonePage/GonePage';
import { isNotFound } from '../../model/isNotFound';
import { isPayable } from '../../model/payment';
import { PaymentDocument } from './PaymentDocument';

/** One invoice, to read, print, and pay if the charge failed. */
export default function PaymentPage() {
  const { t } = useTranslation('content');
  const id = readId(useParams().id);
  const canPay = useCan()({ action: 'update', subject: 'Billing' });
  const { pay, isPaying } = usePay();
  const { currentData, error, isFetching, refetch } = useGetPaymentQuery(id ?? 0, { skip: id === undefined });
  if (id === undefined || isNotFound(error))
    return <GonePage title={t('payment.gone')} to="/content/payments" link={t('payment.title')} />;
  if (error && !currentData) return <ErrorState error={error} onRetry={refetch} isRetrying={isFetching} />;
  if (!currentData) return <LoadingRows shape="text" rows={6} />;
  const { payment } = currentData;
  return (
    <Page
      title={t('payment.invoice', { invoice: payment.invoice })}
      width="narrow"
      back={<BackLink to="/content/payments">{t('payment.title')}</BackLink>}
      meta={<PaymentPill payment={payment} />}
      actions={
        <>
          <Button icon={<Icon of={Printer} />} onClick={() => window.print()}>
            {t('payment.print')}
          </Button>
          {canPay && isPayable(payment) && (
            <Button type="primary" loading={isPaying} onClick={() => void pay(payment)}>
              {t('payment.tryAgain')}
            </Button>
          )}
        </>
      }
    >
      <PaymentDocument payment={payment} />
    </Page>
  );
}
