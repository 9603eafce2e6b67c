import { BackLink, useToast } from '@atrium/ui';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { useAddInvoiceMutation, useUpdateInvoiceMutation } from '../../api/invoicesApi';
import type { Invoice, InvoiceWithPayment } from '../../api/schemas';
import { sentFields, toDraft, toSent } from '../../model/invoiceDraft';
import { InvoiceNotFound } from '../../components/Invoice/InvoiceNotFound';
import { InvoiceStatusPill } from '../../components/Invoice/InvoiceStatusPill';
import { invoiceName } from '../../components/Invoice/invoiceName';
import { useRefusal } from '../../components/InvoiceActions/useRefusal';
import { InvoiceForm } from '../../components/InvoiceForm/InvoiceForm';
import { InvoiceEditActions } from './InvoiceEditActions';
import { Outcome } from './Outcome';
import { useFieldViews } from './useFieldViews';

export interface InvoiceEditFormProps {
  stored: InvoiceWithPayment;
  /** Somebody has deleted the invoice. */
  isGone: boolean;
}

export function InvoiceEditForm({ stored, isGone }: InvoiceEditFormProps) {
  const { t } = useTranslation('invoices');
  const toast = useToast();
  const read = useRefusal();
  const navigate = useNavigate();
  const fields = useFieldViews();
  const [addInvoice] = useAddInvoiceMutation();
  const [updateInvoice] = useUpdateInvoiceMutation();
  const { invoice } = stored;
  const draft = useMemo(() => toDraft(invoice), [invoice]);
  const { id } = invoice;
  const explained = (call: Promise<Invoice>) =>
    call.catch((error: unknown) => {
      throw read(error);
    });

  return (
    <InvoiceForm
      title={invoiceName(invoice, t)}
      meta={<InvoiceStatusPill status={invoice.invoiceStatus} />}
      back={<BackLink to="/apps/invoice/list">{t('back')}</BackLink>}
      actions={<InvoiceEditActions invoice={invoice} />}
      stored={stored}
      values={draft}
      rev={invoice.rev}
      lastChange={invoice.lastChange}
      toValues={toDraft}
      fields={fields}
      outcome={(values) => <Outcome draft={values} stored={invoice} />}
      isGone={isGone}
      whenGone={<InvoiceNotFound />}
      onSave={(values) => explained(addInvoice(toSent(values)).unwrap())}
      onUpdate={(changed, rev) => explained(updateInvoice({ ...sentFields(changed), id, rev }).unwrap())}
      onSaved={(saved) => {
        toast.success(t('done.saved'));
        if (saved.id !== id) navigate(`/apps/invoice/edit/${saved.id}`, { replace: true });
      }}
    />
  );
}
