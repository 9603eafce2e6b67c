import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { BackLink, useToast } from 'shared/ui';
import { useUpdateInvoiceMutation } from '../../api/invoicesApi';
import type { InvoiceWithPayment } from '../../api/schemas';
import { toDraft, toSent } from '../../model/invoiceDraft';
import { InvoiceStatusPill } from '../../parts/Invoice/InvoiceStatusPill';
import { useRefusal } from '../../parts/InvoiceActions/useRefusal';
import { InvoiceForm } from '../../parts/InvoiceForm/InvoiceForm';
import { InvoiceEditActions } from './InvoiceEditActions';

export function InvoiceEditForm({ stored }: { stored: InvoiceWithPayment }) {
  const { t } = useTranslation('invoices');
  const toast = useToast();
  const read = useRefusal();
  const [updateInvoice] = useUpdateInvoiceMutation();
  const { invoice } = stored;
  const draft = useMemo(() => toDraft(invoice), [invoice]);
  const { id } = invoice;

  return (
    <InvoiceForm
      title={t('invoice', { id })}
      meta={<InvoiceStatusPill status={invoice.invoiceStatus} />}
      back={<BackLink to="/apps/invoice/list">{t('back')}</BackLink>}
      actions={<InvoiceEditActions invoice={invoice} />}
      stored={stored}
      values={draft}
      rev={invoice.rev}
      onSave={async (values, rev) => {
        try {
          return await updateInvoice({ id, rev, ...toSent(values) }).unwrap();
        } catch (error) {
          throw read(error);
        }
      }}
      onSaved={() => toast.success(t('done.saved'))}
    />
  );
}
