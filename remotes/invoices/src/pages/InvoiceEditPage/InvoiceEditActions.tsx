import { Send, WalletCards } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button, Icon, IconButton, useConfirm, useIsNarrow } from 'shared/ui';
import { useFormInHand } from 'shared/ui/forms';
import { useLazyGetInvoiceQuery } from '../../api/invoicesApi';
import type { Invoice } from '../../api/schemas';
import { isPayable } from '../../model/invoiceSteps';
import { InvoiceDrawers } from '../../parts/InvoiceActions/InvoiceDrawers';
import type { InvoiceTask } from '../../parts/InvoiceActions/invoiceTask';
import { useAttempt } from '../../parts/InvoiceActions/useAttempt';

/** What can be done with the invoice whose form is on screen: as it is saved, never as it was before what was typed. */
export function InvoiceEditActions({ invoice }: { invoice: Invoice }) {
  const { t } = useTranslation('invoices');
  const isNarrow = useIsNarrow();
  const confirm = useConfirm();
  const form = useFormInHand();
  const attempt = useAttempt();
  const [getInvoice] = useLazyGetInvoiceQuery();
  const [task, setTask] = useState<InvoiceTask>();

  const begin = async (kind: 'send' | 'payment') => {
    if (form.hasChanges()) {
      const question = { title: t('send.saveTitle'), text: t('send.saveText'), confirm: t('send.saveConfirm') };
      if (!(await confirm(question))) return;
      await form.save();
      if (form.hasChanges()) return;
    }
    // What was saved just now is not on screen yet.
    await attempt(async () => {
      const { invoice: saved } = await getInvoice(invoice.id).unwrap();
      setTask({ kind, invoice: saved });
    });
  };
  const pay = () => void begin('payment');

  return (
    <>
      {isPayable(invoice) && isNarrow && <IconButton label={t('action.payment')} icon={WalletCards} onClick={pay} />}
      {isPayable(invoice) && !isNarrow && (
        <Button icon={<Icon of={WalletCards} />} onClick={pay}>
          {t('action.payment')}
        </Button>
      )}
      <Button icon={<Icon of={Send} />} onClick={() => void begin('send')}>
        {t('action.send')}
      </Button>
      <InvoiceDrawers task={task} onClose={() => setTask(undefined)} />
    </>
  );
}
