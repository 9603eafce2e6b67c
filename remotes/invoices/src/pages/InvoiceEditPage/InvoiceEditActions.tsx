import { Send, WalletCards } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button, Icon, IconButton, useIsNarrow } from 'shared/ui';
import type { Invoice } from '../../api/schemas';
import { isPayable } from '../../model/invoiceSteps';
import { PaymentDrawer } from '../../parts/InvoiceActions/PaymentDrawer';
import { SendDrawer } from '../../parts/InvoiceActions/SendDrawer';

/** What can be done with the invoice whose form is on screen. */
export function InvoiceEditActions({ invoice }: { invoice: Invoice }) {
  const { t } = useTranslation('invoices');
  const isNarrow = useIsNarrow();
  const [open, setOpen] = useState<'send' | 'payment'>();
  const close = () => setOpen(undefined);
  const pay = () => setOpen('payment');
  return (
    <>
      {isPayable(invoice) && isNarrow && <IconButton label={t('action.payment')} icon={WalletCards} onClick={pay} />}
      {isPayable(invoice) && !isNarrow && (
        <Button icon={<Icon of={WalletCards} />} onClick={pay}>
          {t('action.payment')}
        </Button>
      )}
      <Button icon={<Icon of={Send} />} onClick={() => setOpen('send')}>
        {t('action.send')}
      </Button>
      <SendDrawer invoice={open === 'send' ? invoice : undefined} onClose={close} />
      <PaymentDrawer invoice={open === 'payment' ? invoice : undefined} onClose={close} />
    </>
  );
}
