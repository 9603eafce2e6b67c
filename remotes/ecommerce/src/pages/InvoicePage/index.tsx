import { BackLink, Button, Icon } from '@atrium/ui';
import { Printer } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { AddressedOrder } from '../../components/Order/AddressedOrder';
import { orderPath } from '../../model/paths';
import { InvoiceDocument } from './InvoiceDocument';

/** Invoice of an order, to print or save as PDF: the print is this page without the shell. */
export default function InvoicePage() {
  const { t } = useTranslation('ecommerce');
  return (
    <AddressedOrder
      head={(id) => ({
        title: t('invoice.title', { id }),
        back: <BackLink to={orderPath(id)}>{t('order.title', { id })}</BackLink>,
      })}
      actions={() => (
        <Button type="primary" icon={<Icon of={Printer} />} onClick={() => window.print()}>
          {t('invoice.print')}
        </Button>
      )}
    >
      {(order) => <InvoiceDocument order={order} />}
    </AddressedOrder>
  );
}
