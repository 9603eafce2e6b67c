import { Download, Pencil, Printer, Send } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { useCan } from 'shared/runtime';
import { Button, Icon, IconButton, LinkButton, useIsNarrow } from 'shared/ui';
import { RowMenu } from 'shared/ui/table';
import type { Invoice } from '../../api/schemas';
import { PaymentDrawer } from '../../parts/InvoiceActions/PaymentDrawer';
import { SendDrawer } from '../../parts/InvoiceActions/SendDrawer';
import { useInvoiceActions } from '../../parts/InvoiceActions/useInvoiceActions';
import { useInvoiceMenu } from '../../parts/InvoiceActions/useInvoiceMenu';

const menuKeys = ['sent', 'payment', 'paid', 'duplicate', 'delete'] as const;
/** On phones what has no room beside the heading is in the menu. */
const narrowKeys = ['download', 'edit', ...menuKeys] as const;

/** What can be done with the invoice on screen. */
export function InvoicePreviewActions({ invoice }: { invoice: Invoice }) {
  const { t } = useTranslation('invoices');
  const navigate = useNavigate();
  const isNarrow = useIsNarrow();
  const canUpdate = useCan()({ action: 'update', subject: 'Invoice' });
  const { markDownloaded } = useInvoiceActions();
  const [open, setOpen] = useState<'send' | 'payment'>();
  const menuOf = useInvoiceMenu({
    onPayment: () => setOpen('payment'),
    onDeleted: () => navigate('/apps/invoice/list'),
  });
  const close = () => setOpen(undefined);

  return (
    <>
      {!isNarrow && (
        <>
          <IconButton label={t('action.print')} icon={Printer} onClick={() => window.print()} />
          <Button
            icon={<Icon of={Download} />}
            onClick={async () => {
              window.print();
              if (canUpdate) await markDownloaded(invoice);
            }}
          >
            {t('action.download')}
          </Button>
        </>
      )}
      {canUpdate && !isNarrow && (
        <LinkButton icon={<Icon of={Pencil} />} to={`/apps/invoice/edit/${invoice.id}`}>
          {t('action.edit')}
        </LinkButton>
      )}
      {canUpdate && (
        <Button type="primary" icon={<Icon of={Send} />} onClick={() => setOpen('send')}>
          {t('action.send')}
        </Button>
      )}
      <RowMenu label={t('action.menu', { id: invoice.id })} items={menuOf(invoice, isNarrow ? narrowKeys : menuKeys)} />
      <SendDrawer invoice={open === 'send' ? invoice : undefined} onClose={close} />
      <PaymentDrawer invoice={open === 'payment' ? invoice : undefined} onClose={close} />
    </>
  );
}
