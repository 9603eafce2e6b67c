import type { Format } from '@atrium/ui';
import type { TFunction } from 'i18next';
import type { PaymentDetails } from '../../api/paymentSchemas';
import type { Issuer } from '../../api/schemas';
import { numberOf } from '../../model/documentNumber';
import { totalsOf } from '../../model/invoiceTotals';
import type { InvoiceView } from '../../model/invoiceView';
import { fromMinor } from '../../model/minorUnits';
import { writeIban } from '../../model/writeIban';
import { writePrice } from '../Invoice/useMoney';
import { clientLines, documentFacts, documentNotes, sellerLines, titleOf } from '../InvoiceDocument/documentFacts';
import { writeSums } from '../InvoiceDocument/writeSums';
import type { Fact, Paper } from './paper';

/** Words and formats of a document. */
export interface Writing {
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
    ['IBAN', writeIban(details.iban)],
    ['SWIFT', details.swiftCode],
  ];
}

interface DocumentData {
  invoice: InvoiceView;
  paymentDetails: PaymentDetails;
  seller: Issuer;
}

export function writePaper({ invoice, paymentDetails, seller }: DocumentData, writing: Writing): Paper {
  const { t, format } = writing;
  const { client, dueDate, hasStub = false, creditOf } = invoice;
  const title = titleOf(invoice, t);
  return {
    title: invoice.isVoid ? `${title} (${t('status.Void')})` : title,
    seller: [seller.name, ...sellerLines(seller, t)],
    facts: documentFacts(invoice, t, format).map(({ name, value }) => [name, value]),
    client: { title: t('document.to'), lines: client ? [client.name, ...clientLines(client, t)] : ['–'] },
    payment: creditOf ? null : { title: t('payment.title'), facts: writePayment(invoice, paymentDetails, writing) },
    ...writeItems(invoice, writing),
    sums: writeSums(invoice, t, format),
    notes: documentNotes(invoice, t),
    stub: hasStub
      ? {
          title: t('document.stub'),
          facts: [
            [t('field.number'), numberOf(invoice) || '–'],
            [t('field.client'), client?.company || client?.name || '–'],
            [t('field.due'), format.date(dueDate)],
            [t('payment.totalDue'), format.money(invoice.balance, invoice.currency)],
          ],
        }
      : null,
    pageOf: (page, pages) => t('document.page', { page, pages }),
  };
}
