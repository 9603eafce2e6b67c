import { Send, WalletCards } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button, Icon, IconButton, useConfirm, useIsNarrow } from 'shared/ui';
import { useFormInHand } from 'shared/ui/forms';
import type { Invoice } from '../../api/schemas';
import { isPayable } from '../../model/invoiceSteps';
import { InvoiceDrawers } from '../../parts/InvoiceActions/InvoiceDrawers';

/** What can be done with the invoice whose form is on screen: as it is saved, never as it was before what was typed. */
export function InvoiceEditActions({ invoice }: { invoice: Invoice }) {
  const { t } = useTranslation('invoices');
  const isNarrow = useIsNarrow();
  const confirm = useConfirm();
  const form = useFormInHand();
  const [task, setTask] = useState<'send' | 'payment'>();

  const begin = async (next: 'send' | 'payment') => {
    if (form.hasChanges()) {
      const question = { title: t('send.saveTitle'), text: t('send.saveText'), confirm: t('send.saveConfirm') };
      if (!(await confirm(question))) return;
      await form.save();
      if (form.hasChanges()) return;
    }
    setTask(next);
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
      <InvoiceDrawers task={task && { kind: task, invoice }} onClose={() => setTask(undefined)} />
    </>
  );
}
