import { BackLink, Button, Card, CardHead, Icon, useConfirm, useFormat, useToast } from '@atrium/ui';
import { type FieldViews, useFormInHand } from '@atrium/ui/forms';
import { Send } from 'lucide-react';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Navigate, useNavigate } from 'react-router-dom';
import { useAddInvoiceMutation, useLazyGetInvoiceQuery, useUpdateInvoiceMutation } from '../../api/invoicesApi';
import type { Invoice, InvoiceWithPayment } from '../../api/schemas';
import { InvoiceStatusPill } from '../../components/Invoice/InvoiceMarks';
import { InvoiceNotFound } from '../../components/Invoice/InvoiceNotFound';
import { invoiceName } from '../../components/Invoice/invoiceName';
import { InvoiceDrawers } from '../../components/InvoiceActions/InvoiceDrawers';
import type { InvoiceTask } from '../../components/InvoiceActions/invoiceTask';
import { useAttempt, useRejection } from '../../components/InvoiceActions/useActedOn';
import { InvoiceSums } from '../../components/InvoiceDocument/InvoiceItems';
import { InvoiceForm } from '../../components/InvoiceForm/InvoiceForm';
import { type InvoiceDraft, type ItemDraft, sentFields, toDraft, toSent } from '../../model/invoiceDraft';
import { isDraft } from '../../model/invoiceSteps';
import { toDraftView } from '../../model/invoiceView';

/** Names of the fields that tax law asks for. */
function useTaxViews() {
  const { t } = useTranslation('invoices');
  const format = useFormat();
  const day = (date: string | null) => (date ? format.date(date) : '–');
  return {
    taxCategory: {
      label: t('exemption.category'),
      show: (category: InvoiceDraft['taxCategory']) => (category ? t(`category.${category}`) : t('exemption.none')),
    },
    exemptionReason: { label: t('exemption.reason') },
    exemptionCode: { label: t('exemption.code') },
    deliveryDate: { label: t('field.delivered'), show: day },
    periodFrom: { label: t('field.periodFrom'), show: day },
    periodTo: { label: t('field.periodTo'), show: day },
    buyerReference: { label: t('field.buyerReference') },
    paymentTerms: { label: t('field.paymentTerms') },
  };
}

function useFieldViews(): FieldViews<InvoiceDraft> {
  const taxViews = useTaxViews();
  const { t } = useTranslation('invoices');
  const format = useFormat();
  const percent = (value: number | null) => format.percent((value ?? 0) / 100, 2);
  const yesNo = (isShown: boolean) => t(isShown ? 'form.yes' : 'form.no');
  const amount = (value: number | null) => format.number(value ?? 0, { maximumFractionDigits: 3 });
  const line = ({ service, cost, qty, discount, discountAmount, tax, description }: ItemDraft) =>
    [
      `${service}: ${format.number(qty ?? 0)} × ${format.number(cost ?? 0, { maximumFractionDigits: 5 })}`,
      discount && `${t('item.discount')} ${percent(discount)}`,
      discountAmount && `${t('item.discountAmount')} ${amount(discountAmount)}`,
      typeof tax === 'number' && `${t('item.tax')} ${percent(tax)}`,
      description,
    ]
      .filter(Boolean)
      .join(' · ');
  return {
    client: {
      name: { label: t('client.name') },
      company: { label: t('client.company') },
      companyEmail: { label: t('client.email') },
      address: { label: t('client.address') },
      country: { label: t('client.country') },
      contact: { label: t('client.contact') },
      postcode: { label: t('client.postcode') },
      city: { label: t('client.city') },
      countryCode: { label: t('client.country') },
      vatNumber: { label: t('client.vatNumber') },
    },
    issuedDate: { label: t('field.issued'), show: (day) => format.date(day) },
    dueDate: { label: t('field.due'), show: (day) => format.date(day) },
    currency: { label: t('field.currency') },
    items: {
      label: t('item.title'),
      // As one text, so that differences in it are marked.
      show: (items) => items.map(line).join('\n'),
    },
    discount: { label: t('sum.discountPercent'), show: percent },
    discountAmount: { label: t('sum.discountAmount'), show: amount },
    tax: { label: t('sum.taxPercent'), show: percent },
    note: { label: t('field.note') },
    salesperson: { label: t('field.salesperson') },
    acceptedMethod: {
      label: t('document.accept'),
      show: (method) => (method ? t(`method.${method}`) : t('document.anyMethod')),
    },
    hasNote: { label: t('document.note'), show: yesNo },
    hasStub: { label: t('document.stub'), show: yesNo },
    series: { label: t('field.series'), show: (series) => series || t('series.main') },
    ...taxViews,
  };
}

/** Actions on the saved invoice of the form, never on an outdated one. */
function InvoiceEditActions({ invoice }: { invoice: Invoice }) {
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
    // The latest save may not be rendered yet.
    await attempt(async () => {
      const { invoice: saved } = await getInvoice(invoice.id).unwrap();
      setTask({ kind: 'send', invoice: saved });
    });
  };

  // Leaves the form after issue, unless there is unsaved input.
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

function Outcome({ draft, stored }: { draft: InvoiceDraft; stored: Invoice }) {
  const { t } = useTranslation('invoices');
  return (
    <Card label={t('result')}>
      <CardHead title={t('result')} />
      <InvoiceSums invoice={toDraftView(draft, stored)} />
    </Card>
  );
}

export interface InvoiceEditFormProps {
  stored: InvoiceWithPayment;
  isGone: boolean;
}

export function InvoiceEditForm({ stored, isGone }: InvoiceEditFormProps) {
  const { t } = useTranslation('invoices');
  const toast = useToast();
  const read = useRejection();
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
