import type { EAddress, EAllowance, EInvoice, ELine, EParty, EVatShare, VatCategory } from './EInvoice';
import { type Element, el, toXml } from './xml';

/** XRechnung 3.0, a usage specification of EN 16931. */
export const xrechnung = 'urn:cen.eu:en16931:2017#compliant#urn:xeinkauf.de:kosit:xrechnung_3.0';

/** BT-23. */
const process = 'urn:fdc:peppol.eu:2017:poacc:billing:01:1.0';

const cbc = (name: string, text: string, attributes?: Record<string, string>) => el(`cbc:${name}`, text, attributes);
const cac = (name: string, content: readonly (Element | undefined)[]) => el(`cac:${name}`, content);

const vatScheme = cac('TaxScheme', [cbc('ID', 'VAT')]);

/** What is outside the scope of VAT has no rate but in the sums (BR-O-05, BR-DE-14). */
const rateOf = ({ category, rate }: { category: VatCategory; rate: string }) => (category === 'O' ? '' : rate);

const address = ({ street, city, postcode, country }: EAddress) => [
  cbc('StreetName', street),
  cbc('CityName', city),
  cbc('PostalZone', postcode),
  cac('Country', [cbc('IdentificationCode', country)]),
];

function party({ name, vatNumber, taxNumber, email, contact, ...rest }: EParty) {
  return cac('Party', [
    cbc('EndpointID', email, { schemeID: 'EM' }),
    // A seller without a VAT number is identified by that of the tax office (BR-CO-26).
    vatNumber ? undefined : cac('PartyIdentification', [cbc('ID', taxNumber)]),
    cac('PostalAddress', address(rest.address)),
    vatNumber ? cac('PartyTaxScheme', [cbc('CompanyID', vatNumber), vatScheme]) : undefined,
    taxNumber ? cac('PartyTaxScheme', [cbc('CompanyID', taxNumber), cac('TaxScheme', [cbc('ID', 'FC')])]) : undefined,
    cac('PartyLegalEntity', [cbc('RegistrationName', name)]),
    cac('Contact', [cbc('Name', contact.name), cbc('Telephone', contact.phone), cbc('ElectronicMail', contact.email)]),
  ]);
}

const amount = (name: string, value: string, currencyID: string) => cbc(name, value, { currencyID });

interface Written extends EAllowance {
  isCharge: boolean;
  currency: string;
}

const allowanceCharge = ({ amount: value, reason, isCharge, currency }: Written, rest: (Element | undefined)[] = []) =>
  cac('AllowanceCharge', [
    cbc('ChargeIndicator', String(isCharge)),
    isCharge ? undefined : cbc('AllowanceChargeReasonCode', '95'),
    cbc('AllowanceChargeReason', reason),
    amount('Amount', value, currency),
    ...rest,
  ]);

const category = (rated: { category: VatCategory; rate: string }, name = 'TaxCategory') =>
  cac(name, [cbc('ID', rated.category), cbc('Percent', rateOf(rated)), vatScheme]);

const taxSubtotal = (share: EVatShare, currency: string) =>
  cac('TaxSubtotal', [
    amount('TaxableAmount', share.base, currency),
    amount('TaxAmount', share.tax, currency),
    cac('TaxCategory', [
      cbc('ID', share.category),
      cbc('Percent', share.rate),
      cbc('TaxExemptionReasonCode', share.reasonCode),
      cbc('TaxExemptionReason', share.reason),
      vatScheme,
    ]),
  ]);

const invoiceLine = (line: ELine, { currency, type }: EInvoice) =>
  cac(type === '381' ? 'CreditNoteLine' : 'InvoiceLine', [
    cbc('ID', line.id),
    cbc(type === '381' ? 'CreditedQuantity' : 'InvoicedQuantity', line.quantity, { unitCode: 'C62' }),
    amount('LineExtensionAmount', line.net, currency),
    line.allowance ? allowanceCharge({ ...line.allowance, isCharge: false, currency }) : undefined,
    line.charge ? allowanceCharge({ ...line.charge, isCharge: true, currency }) : undefined,
    cac('Item', [
      cbc('Description', line.description),
      cbc('Name', line.name),
      category(line, 'ClassifiedTaxCategory'),
    ]),
    cac('Price', [amount('PriceAmount', line.price, currency)]),
  ]);

const paymentMeans = ({ payment, type, due }: EInvoice) =>
  cac('PaymentMeans', [
    cbc('PaymentMeansCode', payment.code, payment.text ? { name: payment.text } : {}),
    type === '381' ? cbc('PaymentDueDate', due) : undefined,
    cbc('PaymentID', payment.remittance),
    payment.iban
      ? cac('PayeeFinancialAccount', [
          cbc('ID', payment.iban),
          cbc('Name', payment.accountName),
          cac('FinancialInstitutionBranch', [cbc('ID', payment.bic)]),
        ])
      : undefined,
  ]);

const sums = ({ currency, totals, vat }: EInvoice) => [
  cac('TaxTotal', [amount('TaxAmount', totals.tax, currency), ...vat.map((share) => taxSubtotal(share, currency))]),
  cac('LegalMonetaryTotal', [
    amount('LineExtensionAmount', totals.lines, currency),
    amount('TaxExclusiveAmount', totals.net, currency),
    amount('TaxInclusiveAmount', totals.gross, currency),
    amount('AllowanceTotalAmount', totals.allowances, currency),
    amount('PayableAmount', totals.due, currency),
  ]),
];

/** XRechnung in the syntax of UBL 2.1: elements in the order of its schemas Invoice and CreditNote. */
export function writeUbl(invoice: EInvoice): string {
  const isCredit = invoice.type === '381';
  const name = isCredit ? 'CreditNote' : 'Invoice';
  const { deliverTo, currency } = invoice;
  const root = el(
    name,
    [
      cbc('CustomizationID', xrechnung),
      cbc('ProfileID', process),
      cbc('ID', invoice.number),
      cbc('IssueDate', invoice.issued),
      isCredit ? undefined : cbc('DueDate', invoice.due),
      cbc(`${name}TypeCode`, invoice.type),
      cbc('Note', invoice.note),
      cbc('DocumentCurrencyCode', invoice.currency),
      cbc('BuyerReference', invoice.buyerReference),
      cac('InvoicePeriod', [cbc('StartDate', invoice.period.from), cbc('EndDate', invoice.period.to)]),
      cac('BillingReference', [cac('InvoiceDocumentReference', [cbc('ID', invoice.preceding)])]),
      cac('AccountingSupplierParty', [party(invoice.seller)]),
      cac('AccountingCustomerParty', [party(invoice.buyer)]),
      cac('Delivery', [
        cbc('ActualDeliveryDate', invoice.delivered),
        deliverTo ? cac('DeliveryLocation', [cac('Address', address(deliverTo))]) : undefined,
      ]),
      paymentMeans(invoice),
      cac('PaymentTerms', [cbc('Note', invoice.terms)]),
      ...invoice.allowances.map((one) => allowanceCharge({ ...one, isCharge: false, currency }, [category(one)])),
      ...sums(invoice),
      ...invoice.lines.map((line) => invoiceLine(line, invoice)),
    ],
    {
      xmlns: `urn:oasis:names:specification:ubl:schema:xsd:${name}-2`,
      'xmlns:cac': 'urn:oasis:names:specification:ubl:schema:xsd:CommonAggregateComponents-2',
      'xmlns:cbc': 'urn:oasis:names:specification:ubl:schema:xsd:CommonBasicComponents-2',
    },
  );
  return toXml(root);
}
