import { completeInvoice, eInvoiceCases, testSeller, testTexts } from '../../testing/eInvoiceCases';
import { toEInvoice } from './toEInvoice';
import { writeCii } from './writeCii';
import { writeUbl, xrechnung } from './writeUbl';

const fail = (name: string): never => {
  throw new Error(`There is no ${name}`);
};

const writers = { UBL: writeUbl, CII: writeCii };

function read(syntax: keyof typeof writers, name = 'plain') {
  const invoice = eInvoiceCases.get(name) ?? fail(name);
  const xml = writers[syntax](toEInvoice(invoice, testSeller, testTexts));
  const document = new DOMParser().parseFromString(xml, 'application/xml');
  const root = document.documentElement;
  /** Texts of the elements below a path of local names. */
  const texts = (path: string): (string | null)[] =>
    path
      .split('/')
      .reduce<Element[]>(
        (all, step) => all.flatMap((one) => [...one.children].filter((child) => child.localName === step)),
        [root],
      )
      .map((one) => one.textContent);
  return { xml, root, texts, names: (element: Element) => [...element.children].map(({ localName }) => localName) };
}

/** The names in the order of a schema; those that may repeat, once. */
const isInOrder = (names: readonly string[], order: readonly string[]) => {
  const places = names.map((name) => order.indexOf(name));
  return places.every((place, index) => place >= 0 && place >= (places[index - 1] ?? 0));
};

/** UBL-Invoice-2.1.xsd and UBL-CreditNote-2.1.xsd, of the elements that are written. */
const ublOrder =
  'CustomizationID ProfileID ID IssueDate DueDate InvoiceTypeCode CreditNoteTypeCode Note DocumentCurrencyCode BuyerReference InvoicePeriod BillingReference AccountingSupplierParty AccountingCustomerParty Delivery PaymentMeans PaymentTerms AllowanceCharge TaxTotal LegalMonetaryTotal InvoiceLine CreditNoteLine'.split(
    ' ',
  );

/** HeaderTradeSettlementType of the Cross Industry Invoice D16B, likewise. */
const settlementOrder =
  'PaymentReference InvoiceCurrencyCode SpecifiedTradeSettlementPaymentMeans ApplicableTradeTax BillingSpecifiedPeriod SpecifiedTradeAllowanceCharge SpecifiedTradePaymentTerms SpecifiedTradeSettlementHeaderMonetarySummation InvoiceReferencedDocument'.split(
    ' ',
  );

test.each([...eInvoiceCases.keys()])('%s: elements are in the order of the schemas, none is empty', (name) => {
  const ubl = read('UBL', name);
  expect(isInOrder(ubl.names(ubl.root), ublOrder)).toBe(true);
  const cii = read('CII', name);
  const settlement = cii.root.getElementsByTagNameNS('*', 'ApplicableHeaderTradeSettlement')[0] ?? fail(name);
  expect(isInOrder(cii.names(settlement), settlementOrder)).toBe(true);
  for (const { root } of [ubl, cii]) {
    expect(root.querySelector('parsererror')).toBeNull();
    const empty = [...root.querySelectorAll('*')].filter(({ textContent }) => textContent === '');
    // The schema of CII asks for this one, whatever it says.
    expect(empty.filter(({ localName }) => localName !== 'ApplicableHeaderTradeDelivery')).toEqual([]);
  }
});

test('XRechnung states its terms where its syntax binding has them', () => {
  const { texts, root } = read('UBL');
  expect(root.namespaceURI).toBe('urn:oasis:names:specification:ubl:schema:xsd:Invoice-2');
  expect(texts('CustomizationID')).toEqual([xrechnung]);
  expect(texts('ID')).toEqual(['5036']);
  expect(texts('IssueDate')).toEqual(['2026-11-12']);
  expect(texts('BuyerReference')).toEqual(['04011000-12345-34']);
  expect(texts('AccountingSupplierParty/Party/PartyTaxScheme/CompanyID')).toEqual(['DE123456788']);
  expect(texts('AccountingCustomerParty/Party/PartyLegalEntity/RegistrationName')).toEqual(['Weber & Partner']);
  expect(texts('AccountingCustomerParty/Party/EndpointID')).toEqual(['office@weber-partner.example']);
  expect(texts('Delivery/ActualDeliveryDate')).toEqual(['2026-11-10']);
  expect(texts('PaymentMeans/PayeeFinancialAccount/ID')).toEqual(['PT50000201231234567890154']);
  expect(texts('TaxTotal/TaxSubtotal/TaxCategory/Percent')).toEqual(['19']);
  expect(texts('LegalMonetaryTotal/PayableAmount')).toEqual(['119.00']);
});

test('a credit note is a document of its own in UBL, and names what it credits (BG-3)', () => {
  const { texts, root } = read('UBL', 'credit note 0');
  expect(root.localName).toBe('CreditNote');
  expect(texts('CreditNoteTypeCode')).toEqual(['381']);
  expect(texts('BillingReference/InvoiceDocumentReference/ID')).toEqual(['5036']);
  expect(texts('LegalMonetaryTotal/PayableAmount')).toEqual(['1.18']);
});

test('Factur-X states the same in its syntax', () => {
  const { texts } = read('CII', 'reverse charge');
  const trade = 'SupplyChainTradeTransaction';
  expect(texts('ExchangedDocumentContext/GuidelineSpecifiedDocumentContextParameter/ID')).toEqual([
    'urn:cen.eu:en16931:2017',
  ]);
  expect(texts('ExchangedDocument/IssueDateTime/DateTimeString')).toEqual(['20261112']);
  expect(texts(`${trade}/ApplicableHeaderTradeAgreement/BuyerTradeParty/SpecifiedTaxRegistration/ID`)).toEqual([
    'FR40303265045',
  ]);
  const tax = `${trade}/ApplicableHeaderTradeSettlement/ApplicableTradeTax`;
  expect(texts(`${tax}/CategoryCode`)).toEqual(['AE']);
  expect(texts(`${tax}/ExemptionReasonCode`)).toEqual(['VATEX-EU-AE']);
  expect(texts(`${tax}/ExemptionReason`)).toEqual(['Reason AE']);
});

test('texts are escaped, and characters that XML does not have are left out (XML 1.0, §2.2)', () => {
  const note = 'A\u0000B \u001f<b> & "c" \ud800 𝄞\nŁódź';
  const xml = writeUbl(toEInvoice(completeInvoice({ note }), testSeller, testTexts));
  expect(xml).toContain('<cbc:Note>AB &lt;b&gt; &amp; &quot;c&quot;  𝄞\nŁódź</cbc:Note>');
});

test('the invoicing period is BG-14, from its first day or up to its last (BR-CO-19)', () => {
  expect(read('UBL', 'for a month').texts('InvoicePeriod/StartDate')).toEqual(['2026-10-01']);
  expect(read('UBL', 'for a month').texts('InvoicePeriod/EndDate')).toEqual(['2026-10-31']);
  const period = 'SupplyChainTradeTransaction/ApplicableHeaderTradeSettlement/BillingSpecifiedPeriod';
  expect(read('CII', 'for a month').texts(`${period}/StartDateTime/DateTimeString`)).toEqual(['20261001']);
  expect(read('CII', 'for a month').texts(`${period}/EndDateTime/DateTimeString`)).toEqual(['20261031']);
  expect(read('UBL', 'up to a day').texts('InvoicePeriod/StartDate')).toEqual([]);
  expect(read('UBL', 'up to a day').texts('InvoicePeriod/EndDate')).toEqual(['2026-10-31']);
  expect(read('UBL').texts('InvoicePeriod')).toEqual([]);
});
