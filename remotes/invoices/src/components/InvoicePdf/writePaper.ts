import type { Format } from '@atrium/ui';
import type { TFunction } from 'i18next';
import type { PaymentDetails } from '../../api/paymentSchemas';
import { totalsOf } from '../../model/invoiceTotals';
import type { InvoiceView } from '../../model/invoiceView';
import { fromMinor } from '../../model/minorUnits';
import { sellerOf } from '../../model/seller';
import { writePrice } from '../Invoice/useMoney';
import { titleOf, writeSums } from '../InvoiceDocument/writeSums';
import type { Fact, Paper } from './paper';

interface Writing {
  t: TFunction<'invoices'>;
  format: Format;
}

function writeItems(invoice: InvoiceView, { t, format }: Writing) {
  const { items, currency, tax: usualTax } = invoice;
  const { lines } = totalsOf(invoice);
  const percent = (value: number) => format.percent(value / 100, 2);
  const hasRates = items.some(({ tax }) => tax !== undefined && tax !== usualTax);
  return {
    columns: [
      t('item.service'),
      t('item.cost'),
      t('item.quantity'),
      ...(hasRates ? [t('sum.taxPercent')] : []),
      t('item.amount'),
    ],
    rows: items.map((item, index) => [
      [
        item.service,
        item.description,
        item.discount && t('sum.discount', { percent: percent(item.discount) }),
        item.discountAmount && t('sum.discount', { percent: format.money(item.discountAmount, currency) }),
      ]
        .filter(Boolean)
        .join('\n'),
      writePrice(format, item.cost, currency),
      format.number(item.qty),
      ...(hasRates ? [percent(item.tax ?? usualTax)] : []),
      format.money(fromMinor(lines[index] ?? 0, currency), currency),
    ]),
  };
}

function writePayment(
  { acceptedMethod, currency }: InvoiceView,
  details: PaymentDetails,
  { t, format }: Writing,
): Fact[] {
  return [
    [t('payment.totalDue'), format.money(details.totalDue, currency)],
    ...(acceptedMethod ? [[t('payment.method'), t(`method.${acceptedMethod}`)] as const] : []),
    [t('payment.bank'), details.bankName],
    [t('payment.country'), details.country],
    ['IBAN', details.iban],
    ['SWIFT', details.swiftCode],
  ];
}

export function writePaper(invoice: InvoiceView, details: PaymentDetails, writing: Writing): Paper {
  const { t, format } = writing;
  const { number, client, issuedDate, dueDate, salesperson, note, hasNote = true, hasStub = false } = invoice;
  const { creditOf, creditOfNumber = creditOf, replaces } = invoice;
  const seller = sellerOf(invoice);
  const money = (amount: number) => format.money(amount, invoice.currency);
  const due: Fact = creditOf
    ? [t('document.creditOf'), String(creditOfNumber)]
    : [t('field.due'), format.date(dueDate)];
  return {
    title: invoice.isVoid ? `${titleOf(invoice, t)} (${t('status.Void')})` : titleOf(invoice, t),
    seller: [seller.name, ...seller.lines],
    facts: [
      [t('field.issued'), format.date(issuedDate)],
      due,
      ...(replaces ? [[t('document.replaces'), String(replaces.number)] as const] : []),
      ...(salesperson ? [[t('field.salesperson'), salesperson] as const] : []),
    ],
    client: {
      title: t('document.to'),
      lines: [client?.name, client?.company, client?.address, client?.country, client?.contact, client?.companyEmail]
        .filter((line) => line !== undefined)
        .filter(Boolean),
    },
    payment: creditOf ? null : { title: t('payment.title'), facts: writePayment(invoice, details, writing) },
    ...writeItems(invoice, writing),
    sums: writeSums(invoice, t, format),
    note: note && hasNote ? { title: t('field.note'), text: note } : null,
    stub: hasStub
      ? {
          title: t('document.stub'),
          facts: [
            [t('field.number'), String(number ?? '–')],
            [t('field.client'), client?.company || client?.name || '–'],
            [t('field.due'), format.date(dueDate)],
            [t('payment.totalDue'), money(invoice.balance)],
          ],
        }
      : null,
    pageOf: (page, pages) => t('document.page', { page, pages }),
  };
}
