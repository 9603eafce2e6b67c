import { Icon, useFormat, VisuallyHidden } from '@atrium/ui';
import { CircleAlert } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { Invoice } from '../../api/schemas';
import styles from './DueDate.module.css';

/** When an invoice is due; marked where that is past and money is still owed. */
export function DueDate({ invoice }: { invoice: Invoice }) {
  const { t } = useTranslation('invoices');
  const format = useFormat();
  const date = (
    <time className={styles.date} dateTime={invoice.dueDate}>
      {format.date(invoice.dueDate)}
    </time>
  );
  if (invoice.invoiceStatus !== 'Past Due') return date;
  return (
    <span className={styles.overdue} title={t('overdue')}>
      <Icon of={CircleAlert} size={14} />
      <VisuallyHidden>{t('overdue')}</VisuallyHidden>
      {date}
    </span>
  );
}
