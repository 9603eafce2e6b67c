import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { InvoiceWithPayment } from 'shared/api';
import { BackLink, useToast } from 'shared/ui';
import { useUpdateInvoiceMutation } from '../api';
import { useRefusal } from '../InvoiceActions/useRefusal';
import { InvoiceForm } from '../InvoiceForm/InvoiceForm';
import { InvoiceStatusPill } from '../InvoiceParts/InvoiceStatusPill';
import { toDraft, toSent } from '../model/invoiceDraft';
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
      onSave={async (values) => {
        try {
          return await updateInvoice({ id, ...toSent(values) }).unwrap();
        } catch (error) {
          throw read(error);
        }
      }}
      onSaved={() => toast.success(t('done.saved'))}
    />
  );
}
