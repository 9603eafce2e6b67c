import { CircleAlert } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Icon, useFormat, VisuallyHidden } from 'shared/ui';
import type { Invoice } from '../../api/schemas';
import { isOverdue } from '../../model/isOverdue';
import styles from './DueDate.module.css';
import { useToday } from './useToday';

/** When an invoice is due; marked where that is past and money is still owed. */
export function DueDate({ invoice }: { invoice: Invoice }) {
  const { t } = useTranslation('invoices');
  const format = useFormat();
  const today = useToday();
  const date = <time dateTime={invoice.dueDate}>{format.date(invoice.dueDate)}</time>;
  if (!isOverdue(invoice, today)) return date;
  return (
    <span className={styles.overdue} title={t('overdue')}>
      <Icon of={CircleAlert} size={14} />
      <VisuallyHidden>{t('overdue')}</VisuallyHidden>
      {date}
    </span>
  );
}
