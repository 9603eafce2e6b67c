import { VisuallyHidden } from '@atrium/ui';
import { useTranslation } from 'react-i18next';
import type { Invoice } from '../../api/schemas';
import { useMoney } from '../../components/Invoice/useMoney';
import styles from './InvoiceList.module.css';

/** What is still owed; a dash where nothing is: the status beside it says why. */
export function InvoiceBalance({ invoice: { balance, currency } }: { invoice: Invoice }) {
  const { t } = useTranslation('invoices');
  const { money } = useMoney(currency);
  if (balance !== 0) return <bdi className={styles.amount}>{money(balance)}</bdi>;
  return (
    <span className={styles.nothing}>
      <span aria-hidden="true">–</span>
      <VisuallyHidden>{t('list.nothingOpen')}</VisuallyHidden>
    </span>
  );
}
