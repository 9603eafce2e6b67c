import { useFormat } from '@atrium/ui';
import type { FieldViews } from '@atrium/ui/forms';
import { useTranslation } from 'react-i18next';
import type { InvoiceDraft, ItemDraft } from '../../model/invoiceDraft';

/** What the fields of an invoice are called and how they are written where two versions of it are compared. */
export function useFieldViews(): FieldViews<InvoiceDraft> {
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
    },
    issuedDate: { label: t('field.issued'), show: (day) => format.date(day) },
    dueDate: { label: t('field.due'), show: (day) => format.date(day) },
    currency: { label: t('field.currency') },
    items: {
      label: t('item.title'),
      // One text, so that what differs in it is marked.
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
  };
}
