import { useTranslation } from 'react-i18next';
import { useGetPaymentsQuery } from '../../api/billingApi';
import type { PaymentQuery, PaymentSums } from '../../api/schemas';
import { useMoney } from '../../components/Billing/useMoney';
import styles from './PaymentsPage.module.css';

const figures = ['paid', 'open', 'refunded'] as const;

export function PaymentFigures({ filter }: { filter: PaymentQuery }) {
  const { t } = useTranslation('content');
  const { data } = useGetPaymentsQuery({ ...filter, perPage: 1 });
  return (
    <dl className={styles.figures}>
      {figures.map((name) => (
        <div key={name} className={styles.figure}>
          <dt>{t(`payment.sum.${name}`)}</dt>
          <dd data-name={name}>
            <Sums sums={data?.sums} name={name} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

function Sums({ sums, name }: { sums: readonly PaymentSums[] | undefined; name: (typeof figures)[number] }) {
  const money = useMoney();
  const shown = sums?.filter((sum) => sum[name] > 0) ?? [];
  if (shown.length === 0) return <>–</>;
  return shown.map((sum) => (
    <bdi key={sum.currency} className={styles.sum}>
      {money(sum[name], sum.currency)}
    </bdi>
  ));
}
