import { useFormat } from '@atrium/ui';
import { useTranslation } from 'react-i18next';
import type { ClientSum } from '../../api/clientSchemas';
import styles from './UserInvoices.module.css';

const periods = ['month', 'year', 'open'] as const;

/** What somebody was asked for this month and this year, and still owes, in each currency. */
export function ClientSums({ sums }: { sums: readonly ClientSum[] }) {
  const { t } = useTranslation('invoices');
  const format = useFormat();
  return (
    <dl className={styles.sums}>
      {periods.map((period) => (
        <div key={period}>
          <dt>{t(`ofUser.${period}`)}</dt>
          {sums.map(({ currency, [period]: amount }) => (
            <dd key={currency}>
              <bdi>{format.money(amount, currency)}</bdi>
            </dd>
          ))}
        </div>
      ))}
    </dl>
  );
}
