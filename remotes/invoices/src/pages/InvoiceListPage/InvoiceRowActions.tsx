import { useCan } from '@atrium/sdk';
import { IconButton, useIsNarrow } from '@atrium/ui';
import { RowMenu } from '@atrium/ui/table';
import { Send } from 'lucide-react';
import type { ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';
import type { Invoice } from '../../api/schemas';
import { isWorthSending } from '../../model/invoiceSteps';
import { invoiceName } from '../../components/Invoice/invoiceName';
import type { InvoiceTask } from '../../components/InvoiceActions/invoiceTask';
import styles from './InvoiceList.module.css';

interface InvoiceRowActionsProps {
  invoice: Invoice;
  items: ComponentProps<typeof RowMenu>['items'];
  onTask: (task: InvoiceTask) => void;
}

/** What may be done with an invoice from its row; sending at once, where there is room. */
export function InvoiceRowActions({ invoice, items, onTask }: InvoiceRowActionsProps) {
  const { t } = useTranslation('invoices');
  const canSend = useCan()({ action: 'update', subject: 'Invoice' });
  const isNarrow = useIsNarrow();
  const name = invoiceName(invoice, t);
  return (
    <span className={styles.actions}>
      {canSend && !isNarrow && isWorthSending(invoice) && (
        <IconButton
          label={t('action.sendOf', { name })}
          icon={Send}
          onClick={() => onTask({ kind: 'send', invoice })}
        />
      )}
      <RowMenu label={t('action.menu', { name })} items={items} />
    </span>
  );
}
