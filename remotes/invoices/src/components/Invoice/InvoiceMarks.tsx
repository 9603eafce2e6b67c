import { Icon, Pill, type PillTone, useFormat, VisuallyHidden } from '@atrium/ui';
import { CircleAlert } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { Invoice, InvoiceStatus } from '../../api/schemas';
import styles from './InvoiceMarks.module.css';

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

const tones: Record<InvoiceStatus, PillTone> = {
  Paid: 'green',
  Sent: 'blue',
  Downloaded: 'teal',
  'Partial Payment': 'plum',
  Draft: 'amber',
  'Past Due': 'red',
  Void: 'neutral',
  'Credit Note': 'neutral',
};

export function InvoiceStatusPill({ status }: { status: InvoiceStatus }) {
  const { t } = useTranslation('invoices');
  return (
    <Pill tone={tones[status]} dot>
      {t(`status.${status}`)}
    </Pill>
  );
}
