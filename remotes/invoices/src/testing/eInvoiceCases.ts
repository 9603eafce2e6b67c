import type { Invoice } from '../api/schemas';
import { addCredit, creditedBy, creditItems, creditSums } from '../model/creditedPart';
import type { EInvoiceTexts } from '../model/eInvoice/toEInvoice';
import { totalOf } from '../model/invoiceTotals';
import { fromMinor } from '../model/minorUnits';
import { firstSettings } from '../model/seller';
import { testInvoice } from './testInvoice';

export const { seller: testSeller } = firstSettings;

export const testTexts: EInvoiceTexts = {
  discount: 'Discount',
  rounding: 'Rounding',
  exemption: (category) => `Reason ${category}`,
  method: 'Bank transfer',
};

/** An issued invoice that states all that an e-invoice has to. */
export function completeInvoice(changes: Partial<Invoice> = {}): Invoice {
  const invoice: Invoice = {
    ...testInvoice,
    number: 5036,
    invoiceStatus: 'Sent',
    tax: 19,
    client: {
      name: 'Katrin Weber',
      company: 'Weber & Partner',
      companyEmail: 'office@weber-partner.example',
      address: 'Torstraße 112',
      postcode: '10119',
      city: 'Berlin',
      country: 'Germany',
      countryCode: 'DE',
      contact: '+49 30 5550 2201',
    },
    buyerReference: '04011000-12345-34',
    deliveryDate: '2026-11-10',
    ...changes,
  };
  const total = totalOf(invoice);
  return { ...invoice, total, balance: total };
}

const line = (cost: number, qty = 1, more: Partial<Invoice['items'][number]> = {}) => ({
  service: 'Words <&> "signs"',
  cost,
  qty,
  ...more,
});

const frenchClient = {
  ...completeInvoice().client,
  company: 'Éditions Rivière',
  country: 'France',
  countryCode: 'FR',
  city: 'Paris',
  postcode: '75011',
  vatNumber: 'FR40303265045',
};

/** Credit notes that together credit an invoice, in steps of one piece of its first line. */
function creditNotes(invoice: Invoice, pieces: number): Invoice[] {
  const notes: Invoice[] = [];
  let part = creditedBy(invoice, []);
  for (let piece = 0; piece < pieces; piece += 1) {
    const quantities = invoice.items.map((_, index) => (index === 0 ? 1 : 0));
    const sums = creditSums({ ...invoice, creditedPart: part, credited: piece }, quantities);
    const note: Invoice = {
      ...invoice,
      number: 6000 + piece,
      invoiceStatus: 'Credit Note',
      items: creditItems(invoice, quantities, sums),
      sums,
      discountAmount: fromMinor(sums.discountAmount, invoice.currency),
      total: -fromMinor(sums.total, invoice.currency),
      balance: 0,
      creditOf: invoice.id,
      creditOfNumber: 5036,
      dueDate: invoice.issuedDate,
      paymentTerms: '',
    };
    part = addCredit(part, invoice, note);
    notes.push(note);
  }
  return notes;
}

/** Invoices and credit notes of every kind, by name. */
export const eInvoiceCases: ReadonlyMap<string, Invoice> = new Map([
  ['plain', completeInvoice()],
  ['of a series', completeInvoice({ series: 'EXP', number: 12 })],
  [
    'several rates',
    completeInvoice({ items: [line(100), line(50, 2, { tax: 7 }), line(0.1, 3, { tax: 0 })], taxCategory: 'Z' }),
  ],
  [
    'discounts of lines and of the whole',
    completeInvoice({
      items: [
        line(0.99, 10, { discount: 12.5 }),
        line(33.333, 3, { discountAmount: 0.5, tax: 7 }),
        line(0.0045, 1234.5),
      ],
      discount: 7.5,
      discountAmount: 3.33,
      note: 'Thank you.\nSee you <soon>',
    }),
  ],
  ['free of charge', completeInvoice({ items: [line(0)] })],
  ['reverse charge', completeInvoice({ tax: 0, taxCategory: 'AE', client: frenchClient })],
  [
    'supply within the EU',
    completeInvoice({ tax: 0, taxCategory: 'K', client: frenchClient, exemptionReason: 'Art. 138' }),
  ],
  [
    'export',
    completeInvoice({
      tax: 0,
      taxCategory: 'G',
      client: { ...frenchClient, countryCode: 'GH', country: 'Ghana', vatNumber: '' },
    }),
  ],
  ['exempt by a code', completeInvoice({ tax: 0, taxCategory: 'E', exemptionCode: 'VATEX-EU-132-1I' })],
  [
    'exempt beside a rate',
    completeInvoice({ items: [line(10), line(20, 1, { tax: 0 })], taxCategory: 'E', discount: 10 }),
  ],
  ['in yen', completeInvoice({ currency: 'JPY', items: [line(1000, 3)] })],
  ['in dollars by card', completeInvoice({ currency: 'USD', acceptedMethod: 'Credit Card' })],
  ['in cash', completeInvoice({ acceptedMethod: 'Cash', deliveryDate: null })],
  ['with a cash discount', completeInvoice({ paymentTerms: 'Pay soon\n#SKONTO#TAGE=7#PROZENT=2.00#' })],
  ['for a month', completeInvoice({ deliveryDate: null, periodFrom: '2026-10-01', periodTo: '2026-10-31' })],
  ['up to a day', completeInvoice({ deliveryDate: null, periodTo: '2026-10-31' })],
  ['instead of another', completeInvoice({ replaces: { id: 1, number: 4990 } })],
  ...creditNotes(completeInvoice({ items: [line(0.99, 10)] }), 10).map(
    (note, index) => [`credit note ${index}`, note] as const,
  ),
  ...creditNotes(
    completeInvoice({ items: [line(0.333, 3, { discount: 10 }), line(5)], discount: 3, discountAmount: 0.2 }),
    3,
  ).map((note, index) => [`credit note with discounts ${index}`, note] as const),
]);
