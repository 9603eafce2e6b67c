import type { Currency, Invoice, InvoiceTotals } from '../../api/schemas';
import type { Seller } from '../../api/settingsSchemas';
import { documentNumber, numberOf } from '../documentNumber';
import { ownCodeOf } from '../exemptionCodes';
import { sum, totalsOf } from '../invoiceTotals';
import { digitsOf, multiply, roundTo, toDecimal } from '../minorUnits';
import { countryCodeOfClient } from '../taxParties';
import type { EAllowance, EInvoice, ELine, EParty, EVatShare, VatCategory } from './EInvoice';

/** Words on the document, in the language of who makes it. */
export interface EInvoiceTexts {
  /** Reason of an allowance: "Discount". */
  discount: string;
  /** Reason of a charge: "Rounding". */
  rounding: string;
  /** Reasons for 0 % (BT-120), where the invoice states none of its own. */
  exemption: (category: Exclude<VatCategory, 'S' | 'Z'>) => string;
  /** BT-82. */
  method: string;
}

/** Plain decimal of a number: no exponent, no more zeros than it has. */
export function toPlainDecimal(value: number): string {
  const { digits, scale } = toDecimal(value);
  return placeDot(digits, scale);
}

function placeDot(digits: bigint, scale: number): string {
  if (scale === 0) return String(digits);
  const text = String(digits < 0n ? -digits : digits).padStart(scale + 1, '0');
  return `${digits < 0n ? '-' : ''}${text.slice(0, -scale)}.${text.slice(-scale)}`;
}

const amountOf = (minor: number, currency: Currency): string => placeDot(BigInt(minor), digitsOf(currency));

type Rated = Pick<Invoice, 'taxCategory' | 'currency'>;

const categoryOf = (rate: number, { taxCategory }: Rated): VatCategory => (rate === 0 ? (taxCategory ?? 'Z') : 'S');

const vatRate = (rate: number, invoice: Rated) => ({
  category: categoryOf(rate, invoice),
  rate: toPlainDecimal(rate),
});

function toLines(invoice: Invoice, { lines }: InvoiceTotals, texts: EInvoiceTexts): ELine[] {
  const { items, tax, currency } = invoice;
  const difference = (minor: number, reason: string): EAllowance | null =>
    minor > 0 ? { amount: amountOf(minor, currency), reason } : null;
  return items.map((item, index) => {
    const gross = roundTo(multiply(toDecimal(item.cost), toDecimal(item.qty)), digitsOf(currency));
    const net = lines[index] ?? 0;
    return {
      id: String(index + 1),
      name: item.service,
      description: item.description ?? '',
      quantity: toPlainDecimal(item.qty),
      price: toPlainDecimal(item.cost),
      net: amountOf(net, currency),
      allowance: difference(gross - net, texts.discount),
      charge: difference(net - gross, texts.rounding),
      ...vatRate(item.tax ?? tax, invoice),
    };
  });
}

/** Discounts of the whole invoice, by rate: lines at the rate less its base. */
function toAllowances(invoice: Invoice, { lines, taxes }: InvoiceTotals, { discount }: EInvoiceTexts) {
  return taxes.flatMap(({ percent, base }) => {
    const atRate = invoice.items.flatMap(({ tax }, index) =>
      (tax ?? invoice.tax) === percent ? (lines[index] ?? 0) : [],
    );
    const minor = sum(atRate) - base;
    return minor > 0
      ? [{ amount: amountOf(minor, invoice.currency), reason: discount, ...vatRate(percent, invoice) }]
      : [];
  });
}

function toVat(invoice: Invoice, { taxes }: InvoiceTotals, texts: EInvoiceTexts): EVatShare[] {
  const { currency, exemptionReason, exemptionCode } = invoice;
  return taxes.map(({ percent, base, amount }) => {
    const rated = vatRate(percent, invoice);
    const { category } = rated;
    const hasReason = category !== 'S' && category !== 'Z';
    return {
      base: amountOf(base, currency),
      tax: amountOf(amount, currency),
      reason: hasReason ? exemptionReason || texts.exemption(category) : '',
      reasonCode: hasReason ? exemptionCode || ownCodeOf(category) || '' : '',
      ...rated,
    };
  });
}

/** What is outside the scope of VAT states no VAT numbers (BR-O-02). */
const hasVatNumbers = ({ taxCategory }: Rated) => taxCategory !== 'O';

function toSellerParty(seller: Seller, invoice: Rated): EParty {
  const { name, street, city, postcode, countryCode, email, phone, contactName, taxNumber } = seller;
  return {
    name,
    address: { street, city, postcode, country: countryCode },
    vatNumber: hasVatNumbers(invoice) ? seller.vatNumber : '',
    taxNumber,
    email,
    contact: { name: contactName, phone, email },
  };
}

function toBuyer(invoice: Invoice): EParty {
  const { name, company, address, postcode = '', city = '', companyEmail, contact, vatNumber = '' } = invoice.client;
  return {
    name: company || name,
    address: { street: address, city, postcode, country: countryCodeOfClient(invoice.client) },
    vatNumber: hasVatNumbers(invoice) ? vatNumber : '',
    taxNumber: '',
    email: companyEmail,
    contact: { name: company ? name : '', phone: contact, email: companyEmail },
  };
}

/** Means of payment, UNTDID 4461: SEPA transfer, other transfer, cash, online service, clearing, none in particular. */
function toPayment(invoice: Invoice, { name, bank }: Seller, { method }: EInvoiceTexts): EInvoice['payment'] {
  const remittance = numberOf(invoice);
  const other = (code: string) => ({ code, text: method, remittance, iban: '', accountName: '', bic: '' });
  if (invoice.creditOf !== undefined) return { ...other('97'), text: '' };
  switch (invoice.acceptedMethod) {
    case 'Cash':
      return other('10');
    case 'PayPal':
      return other('68');
    case 'Credit Card':
    case 'Debit Card':
      return other('1');
    default: {
      const iban = bank.iban.replace(/\s/g, '');
      const transfer = { iban, accountName: name, bic: bank.swiftCode };
      return { ...other(invoice.currency === 'EUR' ? '58' : '30'), ...transfer };
    }
  }
}

/** A cash discount is stated in lines of their own, each of them ended (BR-DE-18). */
const withLineEnd = (terms: string): string => (/(^|\n)#[^\n]*$/.test(terms) ? `${terms}\n` : terms);

/** Number of the invoice that this one credits or replaces. */
function precedingOf({ creditOf, creditOfNumber = creditOf, series, replaces }: Invoice): string {
  if (creditOfNumber !== undefined) return documentNumber(creditOfNumber, series);
  return replaces ? documentNumber(replaces.number, replaces.series) : '';
}

/**
 * An invoice or credit note in the terms of EN 16931, as it was issued: payments and credit notes that came later are
 * no part of it.
 */
export function toEInvoice(invoice: Invoice, seller: Seller, texts: EInvoiceTexts): EInvoice {
  const { currency, creditOf, note, hasNote = true, deliveryDate } = invoice;
  const totals = totalsOf(invoice);
  const minor = (units: number) => amountOf(units, currency);
  const buyer = toBuyer(invoice);
  const net = totals.subtotal - totals.discount - totals.discountAmount;
  return {
    number: numberOf(invoice),
    issued: invoice.issuedDate,
    type: creditOf === undefined ? '380' : '381',
    currency,
    due: invoice.dueDate,
    buyerReference: invoice.buyerReference ?? '',
    terms: withLineEnd(invoice.paymentTerms ?? ''),
    note: hasNote ? note : '',
    preceding: precedingOf(invoice),
    seller: toSellerParty(seller, invoice),
    buyer,
    delivered: deliveryDate ?? '',
    period: { from: invoice.periodFrom ?? '', to: invoice.periodTo ?? '' },
    deliverTo: invoice.taxCategory === 'K' ? buyer.address : null,
    payment: toPayment(invoice, seller, texts),
    allowances: toAllowances(invoice, totals, texts),
    totals: {
      lines: minor(totals.subtotal),
      allowances: minor(totals.subtotal - net),
      net: minor(net),
      tax: minor(totals.tax),
      gross: minor(totals.total),
      due: minor(totals.total),
    },
    vat: toVat(invoice, totals, texts),
    lines: toLines(invoice, totals, texts),
  };
}
