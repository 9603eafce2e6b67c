import type { EAddress, EAllowance, EInvoice, ELine, EParty, EVatShare, VatCategory } from './EInvoice';
import { type Element, el, toXml } from './xml';

/** Factur-X and ZUGFeRD, profile EN 16931 ("comfort"). */
const en16931 = 'urn:cen.eu:en16931:2017';

const ram = (
  name: string,
  content: string | readonly (Element | undefined)[],
  attributes?: Record<string, string>,
): Element | undefined => el(`ram:${name}`, content, attributes);

/** A day in the format 102 of UNTDID 2379: `YYYYMMDD`. */
const day = (name: string, date: string) =>
  date ? ram(name, [el('udt:DateTimeString', date.replaceAll('-', ''), { format: '102' })]) : undefined;

const address = (name: string, { street, city, postcode, country }: EAddress) =>
  ram(name, [ram('PostcodeCode', postcode), ram('LineOne', street), ram('CityName', city), ram('CountryID', country)]);

const registration = (number: string, schemeID: 'VA' | 'FC') =>
  ram('SpecifiedTaxRegistration', [ram('ID', number, { schemeID })]);

function party(name: string, { vatNumber, taxNumber, contact, ...rest }: EParty) {
  return ram(name, [
    // A seller without a VAT number is identified by that of the tax office (BR-CO-26).
    vatNumber ? undefined : ram('ID', taxNumber),
    ram('Name', rest.name),
    ram('DefinedTradeContact', [
      ram('PersonName', contact.name),
      ram('TelephoneUniversalCommunication', [ram('CompleteNumber', contact.phone)]),
      ram('EmailURIUniversalCommunication', [ram('URIID', contact.email)]),
    ]),
    address('PostalTradeAddress', rest.address),
    ram('URIUniversalCommunication', [ram('URIID', rest.email, { schemeID: 'EM' })]),
    registration(vatNumber, 'VA'),
    registration(taxNumber, 'FC'),
  ]);
}

/** What is outside the scope of VAT has no rate (BR-O-05). */
const rate = (rated: { category: VatCategory; rate: string }) =>
  rated.category === 'O' ? undefined : ram('RateApplicablePercent', rated.rate);

const indicator = (isCharge: boolean) => ram('ChargeIndicator', [el('udt:Indicator', String(isCharge))]);

const allowanceCharge = ({ amount, reason }: EAllowance, isCharge: boolean, rest: (Element | undefined)[] = []) =>
  ram('SpecifiedTradeAllowanceCharge', [
    indicator(isCharge),
    ram('ActualAmount', amount),
    isCharge ? undefined : ram('ReasonCode', '95'),
    ram('Reason', reason),
    ...rest,
  ]);

const line = (one: ELine) =>
  ram('IncludedSupplyChainTradeLineItem', [
    ram('AssociatedDocumentLineDocument', [ram('LineID', one.id)]),
    ram('SpecifiedTradeProduct', [ram('Name', one.name), ram('Description', one.description)]),
    ram('SpecifiedLineTradeAgreement', [ram('NetPriceProductTradePrice', [ram('ChargeAmount', one.price)])]),
    ram('SpecifiedLineTradeDelivery', [ram('BilledQuantity', one.quantity, { unitCode: 'C62' })]),
    ram('SpecifiedLineTradeSettlement', [
      ram('ApplicableTradeTax', [ram('TypeCode', 'VAT'), ram('CategoryCode', one.category), rate(one)]),
      one.allowance ? allowanceCharge(one.allowance, false) : undefined,
      one.charge ? allowanceCharge(one.charge, true) : undefined,
      ram('SpecifiedTradeSettlementLineMonetarySummation', [ram('LineTotalAmount', one.net)]),
    ]),
  ]);

const vatShare = (share: EVatShare) =>
  ram('ApplicableTradeTax', [
    ram('CalculatedAmount', share.tax),
    ram('TypeCode', 'VAT'),
    ram('ExemptionReason', share.reason),
    ram('BasisAmount', share.base),
    ram('CategoryCode', share.category),
    ram('ExemptionReasonCode', share.reasonCode),
    ram('RateApplicablePercent', share.rate),
  ]);

function settlement({ payment, totals, ...invoice }: EInvoice) {
  return ram('ApplicableHeaderTradeSettlement', [
    ram('PaymentReference', payment.remittance),
    ram('InvoiceCurrencyCode', invoice.currency),
    ram('SpecifiedTradeSettlementPaymentMeans', [
      ram('TypeCode', payment.code),
      ram('Information', payment.text),
      payment.iban
        ? ram('PayeePartyCreditorFinancialAccount', [
            ram('IBANID', payment.iban),
            ram('AccountName', payment.accountName),
          ])
        : undefined,
      payment.iban && payment.bic
        ? ram('PayeeSpecifiedCreditorFinancialInstitution', [ram('BICID', payment.bic)])
        : undefined,
    ]),
    ...invoice.vat.map(vatShare),
    ram('BillingSpecifiedPeriod', [day('StartDateTime', invoice.period.from), day('EndDateTime', invoice.period.to)]),
    ...invoice.allowances.map((one) =>
      allowanceCharge(one, false, [
        ram('CategoryTradeTax', [ram('TypeCode', 'VAT'), ram('CategoryCode', one.category), rate(one)]),
      ]),
    ),
    ram('SpecifiedTradePaymentTerms', [ram('Description', invoice.terms), day('DueDateDateTime', invoice.due)]),
    ram('SpecifiedTradeSettlementHeaderMonetarySummation', [
      ram('LineTotalAmount', totals.lines),
      ram('AllowanceTotalAmount', totals.allowances),
      ram('TaxBasisTotalAmount', totals.net),
      ram('TaxTotalAmount', totals.tax, { currencyID: invoice.currency }),
      ram('GrandTotalAmount', totals.gross),
      ram('DuePayableAmount', totals.due),
    ]),
    ram('InvoiceReferencedDocument', [ram('IssuerAssignedID', invoice.preceding)]),
  ]);
}

/** The XML of Factur-X and ZUGFeRD: UN/CEFACT Cross Industry Invoice, elements in the order of its schema. */
export function writeCii(invoice: EInvoice): string {
  const { deliverTo } = invoice;
  const root = el(
    'rsm:CrossIndustryInvoice',
    [
      el('rsm:ExchangedDocumentContext', [ram('GuidelineSpecifiedDocumentContextParameter', [ram('ID', en16931)])]),
      el('rsm:ExchangedDocument', [
        ram('ID', invoice.number),
        ram('TypeCode', invoice.type),
        day('IssueDateTime', invoice.issued),
        ram('IncludedNote', [ram('Content', invoice.note)]),
      ]),
      el('rsm:SupplyChainTradeTransaction', [
        ...invoice.lines.map(line),
        ram('ApplicableHeaderTradeAgreement', [
          ram('BuyerReference', invoice.buyerReference),
          party('SellerTradeParty', invoice.seller),
          party('BuyerTradeParty', invoice.buyer),
        ]),
        // The schema asks for this element, whether it states anything or not.
        el('ram:ApplicableHeaderTradeDelivery', [
          deliverTo ? ram('ShipToTradeParty', [address('PostalTradeAddress', deliverTo)]) : undefined,
          ram('ActualDeliverySupplyChainEvent', [day('OccurrenceDateTime', invoice.delivered)]),
        ]) ?? { name: 'ram:ApplicableHeaderTradeDelivery', attributes: {}, content: [] },
        settlement(invoice),
      ]),
    ],
    {
      'xmlns:rsm': 'urn:un:unece:uncefact:data:standard:CrossIndustryInvoice:100',
      'xmlns:ram': 'urn:un:unece:uncefact:data:standard:ReusableAggregateBusinessInformationEntity:100',
      'xmlns:udt': 'urn:un:unece:uncefact:data:standard:UnqualifiedDataType:100',
    },
  );
  return toXml(root);
}
