import type { Format } from '@atrium/ui';
import type { TFunction } from 'i18next';
import type { InvoiceClient } from '../../api/clientSchemas';
import type { Issuer } from '../../api/schemas';
import { countryName } from '../../model/countries';
import { documentNumber, numberOf } from '../../model/documentNumber';
import type { InvoiceView } from '../../model/invoiceView';
import { townOf } from '../../model/taxParties';

type Translate = TFunction<'invoices'>;

const isStated = (line: string | false | undefined): line is string => Boolean(line);

/** Seller below its name: address, and the numbers that tax law wants (Directive 2006/112/EC, Art. 226(3)). */
export const sellerLines = ({ lines, seller }: Issuer, t: Translate): string[] =>
  [
    ...lines,
    seller?.vatNumber && t('document.vatNumber', { number: seller.vatNumber }),
    seller?.taxNumber && t('document.taxNumber', { number: seller.taxNumber }),
  ].filter(isStated);

/** Client below the name (Art. 226(4) and (5)). */
export const clientLines = (client: InvoiceClient, t: Translate): string[] =>
  [
    client.company,
    client.address,
    townOf(client),
    client.country || (client.countryCode && countryName(client.countryCode, 'en')),
    client.contact,
    client.companyEmail,
    client.vatNumber && t('document.vatNumber', { number: client.vatNumber }),
  ].filter(isStated);

export interface DocumentFact {
  name: string;
  value: string;
  /** The value is this day. */
  day?: string;
}

/** Days that an invoice is for, or those from or up to one; empty where none is stated. */
function writePeriod({ periodFrom, periodTo }: InvoiceView, t: Translate, format: Format): string {
  if (periodFrom && periodTo) return format.dateRange(periodFrom, periodTo);
  if (periodFrom) return t('document.periodFrom', { day: format.date(periodFrom) });
  return periodTo ? t('document.periodTo', { day: format.date(periodTo) }) : '';
}

/** Dates, and references to other documents. */
export function documentFacts(invoice: InvoiceView, t: Translate, format: Format): DocumentFact[] {
  const { issuedDate, dueDate, creditOf, creditOfNumber = creditOf, series, replaces } = invoice;
  const { deliveryDate, buyerReference, salesperson } = invoice;
  const period = writePeriod(invoice, t, format);
  const onDay = (name: string, day: string): DocumentFact => ({ name, value: format.date(day), day });
  return [
    onDay(t('field.issued'), issuedDate),
    ...(deliveryDate ? [onDay(t('field.delivered'), deliveryDate)] : []),
    ...(period ? [{ name: t('field.period'), value: period }] : []),
    creditOfNumber === undefined
      ? onDay(t('field.due'), dueDate)
      : { name: t('document.creditOf'), value: documentNumber(creditOfNumber, series) },
    ...(replaces ? [{ name: t('document.replaces'), value: documentNumber(replaces.number, replaces.series) }] : []),
    ...(buyerReference ? [{ name: t('field.buyerReference'), value: buyerReference }] : []),
    ...(salesperson ? [{ name: t('field.salesperson'), value: salesperson }] : []),
  ];
}

export interface DocumentNote {
  /** Empty where the text speaks for itself. */
  title: string;
  text: string;
}

/** Texts below the sums: reason for a rate of 0 % (Art. 226(11) and (11a)), terms of payment, note. */
export function documentNotes(invoice: InvoiceView, t: Translate): DocumentNote[] {
  const { taxCategory, exemptionReason, paymentTerms, note, hasNote = true } = invoice;
  const reason = taxCategory && (exemptionReason || t(`exemption.${taxCategory}`));
  return [
    ...(reason ? [{ title: t('field.exemption'), text: reason }] : []),
    ...(paymentTerms ? [{ title: t('field.paymentTerms'), text: paymentTerms }] : []),
    ...(note && hasNote ? [{ title: t('field.note'), text: note }] : []),
  ];
}

/** Title on paper: "Invoice 5036", "Credit note 5041". Drafts have no number to quote. */
export function titleOf(invoice: Pick<InvoiceView, 'number' | 'series' | 'creditOf'>, t: Translate): string {
  if (invoice.number === null) return t('status.Draft');
  const number = numberOf(invoice);
  return invoice.creditOf ? t('creditNote', { number }) : t('invoice', { number });
}
