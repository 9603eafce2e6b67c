import { Button, Icon, useConfirm } from '@atrium/ui';
import { useFormInHand } from '@atrium/ui/forms';
import { Send } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Navigate } from 'react-router-dom';
import { useLazyGetInvoiceQuery } from '../../api/invoicesApi';
import type { Invoice } from '../../api/schemas';
import { isDraft } from '../../model/invoiceSteps';
import { InvoiceDrawers } from '../../components/InvoiceActions/InvoiceDrawers';
import type { InvoiceTask } from '../../components/InvoiceActions/invoiceTask';
import { useAttempt } from '../../components/InvoiceActions/useAttempt';

/** What can be done with the invoice whose form is on screen: as it is saved, never as it was before what was typed. */
export function InvoiceEditActions({ invoice }: { invoice: Invoice }) {
  const { t } = useTranslation('invoices');
  const confirm = useConfirm();
  const form = useFormInHand();
  const attempt = useAttempt();
  const [getInvoice] = useLazyGetInvoiceQuery();
  const [task, setTask] = useState<InvoiceTask>();

  const send = async () => {
    if (form.hasChanges()) {
      const question = { title: t('send.saveTitle'), text: t('send.saveText'), confirm: t('send.saveConfirm') };
      if (!(await confirm(question))) return;
      await form.save();
      if (form.hasChanges()) return;
    }
    // What was saved just now is not on screen yet.
    await attempt(async () => {
      const { invoice: saved } = await getInvoice(invoice.id).unwrap();
      setTask({ kind: 'send', invoice: saved });
    });
  };

  // Once it is issued there is nothing left to write, unless something is written that would be lost.
  if (!isDraft(invoice) && !form.hasChanges()) return <Navigate to={`/apps/invoice/preview/${invoice.id}`} replace />;
  return (
    <>
      <Button icon={<Icon of={Send} />} onClick={() => void send()}>
        {t('action.send')}
      </Button>
      <InvoiceDrawers task={task} onClose={() => setTask(undefined)} />
    </>
  );
}
