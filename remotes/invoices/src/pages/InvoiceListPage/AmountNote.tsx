import { readChoice } from '@atrium/contract';
import type { TableParamsControl } from '@atrium/ui/table';
import { useTranslation } from 'react-i18next';
import styles from './InvoiceList.module.css';

/** Says what is compared where amounts of different currencies are filtered or in order. */
export function AmountNote({ sort, filters }: Pick<TableParamsControl, 'sort' | 'filters'>) {
  const { t } = useTranslation('invoices');
  const { isNot, values } = readChoice(filters.currency);
  const isOfOne = !isNot && values.length === 1;
  const isOrdered = sort?.key === 'total' || sort?.key === 'balance';
  if (isOfOne || !(isOrdered || filters.total)) return null;
  return (
    <p className={styles.note}>
      {[filters.total && t('list.totalsOfAll'), isOrdered && t('list.byCurrency')].filter(Boolean).join(' ')}
    </p>
  );
}
