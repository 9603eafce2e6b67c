import { useCan } from '@atrium/sdk';
import { Button, Card, CardHead } from '@atrium/ui';
import { useTranslation } from 'react-i18next';
import type { Invoice } from '../../api/schemas';
import type { InvoiceTask } from '../../components/InvoiceActions/invoiceTask';
import styles from './PaymentList.module.css';

interface InternalNoteProps {
  invoice: Invoice;
  onTask: (task: InvoiceTask) => void;
}

export function InternalNote({ invoice, onTask }: InternalNoteProps) {
  const { t } = useTranslation('invoices');
  const canUpdate = useCan()({ action: 'update', subject: 'Invoice' });
  const { internalNote } = invoice;
  if (!internalNote && !canUpdate) return null;
  return (
    <Card label={t('internalNote.title')}>
      <CardHead
        title={t('internalNote.title')}
        end={
          canUpdate && (
            <Button type="link" onClick={() => onTask({ kind: 'note', invoice })}>
              {t('internalNote.edit')}
            </Button>
          )
        }
      />
      {internalNote ? (
        <p className={styles.text} dir="auto">
          {internalNote}
        </p>
      ) : (
        <p className={styles.quiet}>{t('internalNote.empty')}</p>
      )}
    </Card>
  );
}
