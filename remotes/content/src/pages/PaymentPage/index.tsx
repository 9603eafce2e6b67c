import { readId, useCan } from '@atrium/sdk';
import { Alert, BackLink, Button, ErrorState, Icon, LoadingRows, Page, useFormat } from '@atrium/ui';
import { Printer } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { useGetPaymentQuery } from '../../api/billingApi';
import type { Payment } from '../../api/schemas';
import { CardName } from '../../components/Billing/CardName';
import { PaymentPill } from '../../components/Billing/PaymentPill';
import { useMoney } from '../../components/Billing/useMoney';
import { usePay } from '../../components/Billing/usePay';
import { GonePage } from '../../components/GonePage/GonePage';
import { isNotFound } from '../../model/isNotFound';
import { isPayable } from '../../model/payment';
import styles from './PaymentPage.module.css';

/** Document of an invoice: charges, sum and state. */
function PaymentDocument({ payment }: { payment: Payment }) {
  const { t } = useTranslation('content');
  const { date, dateRange } = useFormat();
  const { failure, attempts, at, paidAt, card, periodStart, periodEnd } = payment;
  return (
    <div data-paper className={styles.paper}>
      {failure && (
        <Alert
          type="error"
          title={t(`payment.failure.${failure}`)}
          description={t('payment.tried', { count: attempts })}
        />
      )}
      <dl className={styles.facts}>
        <Fact name={t('payment.date')}>{date(at)}</Fact>
        <Fact name={t('payment.period')}>{dateRange(periodStart, periodEnd)}</Fact>
        <Fact name={t('payment.paidBy')}>
          <CardName card={card} />
        </Fact>
        {paidAt && <Fact name={t('payment.paidOn')}>{date(paidAt)}</Fact>}
      </dl>
      <PaymentLines payment={payment} />
    </div>
  );
}

const Fact = ({ name, children }: { name: string; children: ReactNode }) => (
  <div className={styles.fact}>
    <dt>{name}</dt>
    <dd>
      <bdi>{children}</bdi>
    </dd>
  </div>
);

function PaymentLines({ payment }: { payment: Payment }) {
  const { t } = useTranslation('content');
  const format = useFormat();
  const money = useMoney();
  const { lines, tax, taxRate, amount, refunded, currency, plan } = payment;
  const sum = (name: string, value: string, isTotal = false) => (
    <tr className={isTotal ? styles.total : undefined}>
      <th scope="row" colSpan={2}>
        {name}
      </th>
      <td>
        <bdi>{value}</bdi>
      </td>
    </tr>
  );
  return (
    <table className={styles.lines} aria-label={t('payment.lines')}>
      <thead>
        <tr>
          <th scope="col">{t('payment.line')}</th>
          <th scope="col">{t('payment.count')}</th>
          <th scope="col">{t('payment.amount')}</th>
        </tr>
      </thead>
      <tbody>
        {lines.map(({ kind, count, amount: of }) => (
          <tr key={kind}>
            <td>{t(`payment.kind.${kind}`, { plan: t(`billing.plans.${plan}`) })}</td>
            <td>{format.number(count)}</td>
            <td>
              <bdi>{money(of, currency)}</bdi>
            </td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        {sum(t('payment.tax', { rate: format.percent(taxRate / 100) }), money(tax, currency))}
        {sum(t('payment.total'), money(amount, currency), true)}
        {refunded > 0 && sum(t('payment.sum.refunded'), money(-refunded, currency))}
      </tfoot>
    </table>
  );
}

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
