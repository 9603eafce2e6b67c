import { CreditDrawer } from './CreditDrawer';
import { InternalNoteDrawer } from './InternalNoteDrawer';
import type { InvoiceTask } from './invoiceTask';
import { PaymentDrawer } from './PaymentDrawer';
import { ReissueDrawer } from './ReissueDrawer';
import { SendDrawer } from './SendDrawer';
import { VoidDrawer } from './VoidDrawer';

interface InvoiceDrawersProps {
  /** What is being done; undefined while nothing is. */
  task: InvoiceTask | undefined;
  onClose: () => void;
}

/** The forms for what cannot be done to an invoice without a question. */
export function InvoiceDrawers({ task, onClose }: InvoiceDrawersProps) {
  const invoiceOf = (kind: InvoiceTask['kind']) => (task?.kind === kind ? task.invoice : undefined);
  const isMoney = task?.kind === 'payment' || task?.kind === 'refund' || task?.kind === 'correct';
  return (
    <>
      <SendDrawer invoice={invoiceOf('send')} onClose={onClose} />
      <PaymentDrawer task={isMoney ? task : undefined} onClose={onClose} />
      <CreditDrawer invoice={invoiceOf('credit')} onClose={onClose} />
      <ReissueDrawer invoice={invoiceOf('reissue')} onClose={onClose} />
      <InternalNoteDrawer invoice={invoiceOf('note')} onClose={onClose} />
      <VoidDrawer invoice={invoiceOf('void')} onClose={onClose} />
    </>
  );
}
