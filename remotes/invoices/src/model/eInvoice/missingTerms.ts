import type { Invoice } from '../../api/schemas';
import type { Seller } from '../../api/settingsSchemas';
import { isDraft } from '../invoiceSteps';
import { digitsOf } from '../minorUnits';
import { hasSupplyDay } from '../taxFacts';
import { countryCodeOfClient } from '../taxParties';

/** XRechnung is what German authorities take; Factur-X, in Germany ZUGFeRD, is a PDF file with the XML in it. */
export type EInvoiceFormat = 'xrechnung' | 'facturX';

/** What an e-invoice lacks, by the field that states it. */
const missingFields = [
  'number',
  'currency',
  'buyerReference',
  'taxCategory',
  'deliveryDate',
  'paymentTerms',
  'client.city',
  'client.postcode',
  'client.country',
  'client.email',
  'client.vatNumber',
  'seller.city',
  'seller.postcode',
  'seller.country',
  'seller.contactName',
  'seller.phone',
  'seller.email',
  'seller.taxNumber',
  'seller.vatNumber',
  'seller.vatPrefix',
  'client.vatPrefix',
  'bank.iban',
] as const;
type MissingField = (typeof missingFields)[number];

export interface MissingTerm {
  field: MissingField;
  /** Business term of EN 16931. */
  term: string;
  /** Where it is entered. */
  place: 'invoice' | 'settings';
}

type Rule = readonly [field: MissingField, term: string, isMissing: boolean];

/** BR-DE-18. */
const cashDiscount = /^#SKONTO#TAGE=\d+#PROZENT=\d+\.\d{2}(#BASISBETRAG=-?\d+\.\d{2})?#$/;

const hasWrongDiscount = (terms: string): boolean =>
  terms.split(/\r?\n/).some((line) => line.trim().startsWith('#') && !cashDiscount.test(line));

/** VAT numbers have the prefix of a country (BR-CO-09). */
const hasNoPrefix = (vatNumber: string): boolean => vatNumber !== '' && !/^[A-Z]{2}/.test(vatNumber);

function taxRules(invoice: Invoice, seller: Seller): Rule[] {
  const { items, tax, taxCategory, client } = invoice;
  const { vatNumber = '' } = client;
  const hasZeroRate = items.some((item) => (item.tax ?? tax) === 0);
  const hasBoth = taxCategory === 'AE' || taxCategory === 'K';
  const isOutside = taxCategory === 'O';
  return [
    ['taxCategory', 'BT-151', hasZeroRate && !taxCategory],
    // BR-AE-02, BR-IC-02, BR-G-02: the number of the tax office is not enough.
    ['seller.vatNumber', 'BT-31', (hasBoth || taxCategory === 'G') && !seller.vatNumber],
    ['seller.taxNumber', 'BT-32', isOutside ? !seller.taxNumber : !seller.vatNumber && !seller.taxNumber],
    ['client.vatNumber', 'BT-48', hasBoth && !vatNumber],
    ['deliveryDate', 'BT-72', taxCategory === 'K' && !hasSupplyDay(invoice)],
    ['seller.vatPrefix', 'BT-31', !isOutside && hasNoPrefix(seller.vatNumber)],
    ['client.vatPrefix', 'BT-48', !isOutside && hasNoPrefix(vatNumber)],
  ];
}

/** What only XRechnung asks for (BR-DE-…), and its addresses for the delivery (PEPPOL-EN16931-R010 and R020). */
function germanRules(invoice: Invoice, seller: Seller): Rule[] {
  const { client, buyerReference, paymentTerms = '' } = invoice;
  return [
    ['buyerReference', 'BT-10', !buyerReference],
    ['paymentTerms', 'BT-20', hasWrongDiscount(paymentTerms)],
    ['client.city', 'BT-52', !client.city],
    ['client.postcode', 'BT-53', !client.postcode],
    ['client.email', 'BT-49', !client.companyEmail],
    ['seller.city', 'BT-37', !seller.city],
    ['seller.postcode', 'BT-38', !seller.postcode],
    ['seller.contactName', 'BT-41', !seller.contactName],
    // BR-DE-27: three digits at least.
    ['seller.phone', 'BT-42', !/(\d\D*){3}/.test(seller.phone)],
    ['seller.email', 'BT-43', !seller.email],
  ];
}

/** True where the invoice is paid to the seller's account. */
const isTransfer = ({ acceptedMethod, creditOf }: Invoice): boolean =>
  creditOf === undefined && (!acceptedMethod || acceptedMethod === 'Bank Transfer');

/** Terms that the rules of EN 16931 ask for and an invoice does not state, so that no e-invoice is made of it. */
export function missingTerms(invoice: Invoice, seller: Seller, format: EInvoiceFormat): MissingTerm[] {
  const { client, currency } = invoice;
  const rules: Rule[] = [
    ['number', 'BT-1', isDraft(invoice)],
    // Amounts have two decimals at most (BR-DEC-…).
    ['currency', 'BT-5', digitsOf(currency) > 2],
    ['client.country', 'BT-55', !countryCodeOfClient(client)],
    ['seller.country', 'BT-40', !seller.countryCode],
    ['bank.iban', 'BT-84', isTransfer(invoice) && !seller.bank.iban],
    ...taxRules(invoice, seller),
    ...(format === 'xrechnung' ? germanRules(invoice, seller) : []),
  ];
  return rules.flatMap(([field, term, isMissing]) =>
    isMissing ? [{ field, term, place: /^(seller|bank)\./.test(field) ? 'settings' : 'invoice' }] : [],
  );
}
