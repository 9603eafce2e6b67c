import { Send, WalletCards } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button, Icon, IconButton, useIsNarrow } from 'shared/ui';
import type { Invoice } from '../../api/schemas';
import { isPayable } from '../../model/invoiceSteps';
import { InvoiceDrawers } from '../../parts/InvoiceActions/InvoiceDrawers';
import type { InvoiceTask } from '../../parts/InvoiceActions/invoiceTask';

/** What can be done with the invoice whose form is on screen. */
export function InvoiceEditActions({ invoice }: { invoice: Invoice }) {
  const { t } = useTranslation('invoices');
  const isNarrow = useIsNarrow();
  const [task, setTask] = useState<InvoiceTask>();
  const pay = () => setTask({ kind: 'payment', invoice });
  return (
    <>
      {isPayable(invoice) && isNarrow && <IconButton label={t('action.payment')} icon={WalletCards} onClick={pay} />}
      {isPayable(invoice) && !isNarrow && (
        <Button icon={<Icon of={WalletCards} />} onClick={pay}>
          {t('action.payment')}
        </Button>
      )}
      <Button icon={<Icon of={Send} />} onClick={() => setTask({ kind: 'send', invoice })}>
        {t('action.send')}
      </Button>
      <InvoiceDrawers task={task} onClose={() => setTask(undefined)} />
    </>
  );
}
