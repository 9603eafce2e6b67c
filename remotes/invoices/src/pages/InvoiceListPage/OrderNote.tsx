import { useTranslation } from 'react-i18next';
import { readChoice } from 'shared/contract';
import type { Sort } from 'shared/ui/table';
import styles from './InvoiceList.module.css';

interface OrderNoteProps {
  sort: Sort | undefined;
  /** The filter by currency. */
  currency: string | undefined;
}

/** Says how amounts of different currencies follow one another. */
export function OrderNote({ sort, currency }: OrderNoteProps) {
  const { t } = useTranslation('invoices');
  const { isNot, values } = readChoice(currency);
  const isOfOne = !isNot && values.length === 1;
  if (isOfOne || (sort?.key !== 'total' && sort?.key !== 'balance')) return null;
  return <p className={styles.note}>{t('list.byCurrency')}</p>;
}
