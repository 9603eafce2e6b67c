import { completeInvoice, eInvoiceCases, testSeller, testTexts } from '../../testing/eInvoiceCases';
import type { EInvoice } from './EInvoice';
import { missingTerms } from './missingTerms';
import { toEInvoice, toPlainDecimal } from './toEInvoice';

const fail = (name: string): never => {
  throw new Error(`There is no ${name}`);
};

// Rules of EN 16931-1, chapter 6.4, as its Schematron checks them, over invoices and credit notes of every kind.

const cases = [...eInvoiceCases].map(([name, invoice]) => [name, toEInvoice(invoice, testSeller, testTexts)] as const);

/** In hundredths, exactly. */
const cents = (amount: string): number => Math.round(Number(amount) * 100);
const total = (amounts: readonly string[]): number => amounts.reduce((all, amount) => all + cents(amount), 0);

test.each(cases)('%s: the sums add up (BR-CO-10, -11, -13, -14, -15, -16)', (_, { lines, allowances, vat, totals }) => {
  expect(cents(totals.lines)).toBe(total(lines.map(({ net }) => net)));
  expect(cents(totals.allowances)).toBe(total(allowances.map(({ amount }) => amount)));
  expect(cents(totals.net)).toBe(cents(totals.lines) - cents(totals.allowances));
  expect(cents(totals.tax)).toBe(total(vat.map(({ tax }) => tax)));
  expect(cents(totals.gross)).toBe(cents(totals.net) + cents(totals.tax));
  expect(totals.due).toBe(totals.gross);
});

test.each(cases)(
  '%s: each rate has its lines less its discounts (BR-S-08 and its like), and their tax (BR-CO-17)',
  (_, invoice) => {
    const keyOf = ({ category, rate }: { category: string; rate: string }) => `${category} ${rate}`;
    const { lines, allowances, vat, type } = invoice;
    expect(new Set(vat.map(keyOf))).toEqual(new Set(lines.map(keyOf)));
    for (const share of vat) {
      const own = <T extends { category: string; rate: string }>(all: readonly T[]) =>
        all.filter((one) => keyOf(one) === keyOf(share));
      const base = total(own(lines).map(({ net }) => net)) - total(own(allowances).map(({ amount }) => amount));
      expect(cents(share.base)).toBe(base);
      const difference = Math.abs(cents(share.tax) - (cents(share.base) * Number(share.rate)) / 100);
      // The last credit note at a rate takes the cents that rounding left; the rule allows for one unit.
      expect(difference).toBeLessThanOrEqual(type === '381' ? 5 : 0.5);
    }
  },
);

test.each(cases)('%s: each line is price × quantity less its discount, to the cent', (_, { lines }) => {
  for (const { price, quantity, net, allowance, charge } of lines) {
    const expected =
      Number(price) * Number(quantity) * 100 - cents(allowance?.amount ?? '0') + cents(charge?.amount ?? '0');
    expect(Math.abs(cents(net) - expected)).toBeLessThanOrEqual(0.5 + 1e-6);
    expect(Number(price)).toBeGreaterThanOrEqual(0);
  }
});

test.each(cases)('%s: amounts have two decimals at most (BR-DEC), and no exponent', (_, { totals, lines, vat }) => {
  const amounts = [
    ...Object.values(totals),
    ...lines.map(({ net }) => net),
    ...vat.flatMap(({ base, tax }) => [base, tax]),
  ];
  for (const amount of amounts) expect(amount).toMatch(/^-?\d+(\.\d{1,2})?$/);
});

test.each(cases)(
  '%s: only an exemption has a reason, and each has one (BR-E-10, BR-AE-10, BR-S-10, BR-Z-10)',
  (_, { vat }) => {
    for (const { category, reason, rate } of vat) {
      expect(reason !== '').toBe(category !== 'S' && category !== 'Z');
      expect(Number(rate) > 0).toBe(category === 'S');
    }
  },
);

test('ten notes that credit an invoice piece by piece add up to it', () => {
  const notes = cases.filter(([name]) => /^credit note \d+$/.test(name)).map(([, note]) => note);
  expect(total(notes.map(({ totals }) => totals.gross))).toBe(1178);
  expect(notes.at(-1)?.totals.gross).toBe('1.16');
  for (const { type, preceding, payment } of notes)
    expect([type, preceding, payment.code]).toEqual(['381', '5036', '97']);
});

test('numbers are written plainly', () => {
  expect([1e-7, 1e21, 0.0045, 12, -3.5].map(toPlainDecimal)).toEqual([
    '0.0000001',
    '1000000000000000000000',
    '0.0045',
    '12',
    '-3.5',
  ]);
});

const find = (name: string): EInvoice => new Map(cases).get(name) ?? fail(name);

test.each([
  ['plain', '58', testSeller.bank.iban],
  ['in yen', '30', testSeller.bank.iban],
  ['in cash', '10', ''],
  // A card would have to be named by its last digits (BR-DE-24).
  ['in dollars by card', '1', ''],
])('%s is paid by the means %s (UNTDID 4461)', (name, code, iban) => {
  expect(find(name).payment).toMatchObject({ code, iban });
});

test('a supply within the EU names the country of arrival (BR-IC-12) and its day (BR-IC-11)', () => {
  expect(find('supply within the EU')).toMatchObject({ delivered: '2026-11-10', deliverTo: { country: 'FR' } });
});

test('what is outside the scope of VAT states no VAT numbers (BR-O-02)', () => {
  const seller = { ...testSeller, taxNumber: '30/123/45678' };
  const invoice = completeInvoice({ tax: 0, taxCategory: 'O' });
  expect(
    toEInvoice({ ...invoice, client: { ...invoice.client, vatNumber: 'DE136695976' } }, seller, testTexts),
  ).toMatchObject({
    seller: { vatNumber: '', taxNumber: '30/123/45678' },
    buyer: { vatNumber: '' },
  });
});

test.each([...eInvoiceCases])('of %s nothing is missing', (_, invoice) => {
  expect(missingTerms(invoice, testSeller, 'xrechnung')).toEqual([]);
  expect(missingTerms(invoice, testSeller, 'facturX')).toEqual([]);
});

const client = completeInvoice().client;

test.each<[string, object, object, string[]]>([
  ['BR-02: a draft has no number', { invoiceStatus: 'Draft', number: null }, {}, ['number']],
  ['BR-DE-15', { buyerReference: '' }, {}, ['buyerReference']],
  ['BR-DE-8, BR-DE-9', { client: { ...client, city: '', postcode: '' } }, {}, ['client.city', 'client.postcode']],
  ['BR-11', { client: { ...client, countryCode: '', country: 'Atlantis' } }, {}, ['client.country']],
  ['PEPPOL-EN16931-R010', { client: { ...client, companyEmail: '' } }, {}, ['client.email']],
  ['BR-DE-3, BR-DE-4', {}, { city: '', postcode: '' }, ['seller.city', 'seller.postcode']],
  ['BR-09', {}, { countryCode: '' }, ['seller.country']],
  ['BR-DE-5, BR-DE-7', {}, { contactName: '', email: '' }, ['seller.contactName', 'seller.email']],
  ['BR-DE-6, BR-DE-27', {}, { phone: '12' }, ['seller.phone']],
  ['BR-DE-16', {}, { vatNumber: '' }, ['seller.taxNumber']],
  ['BR-DE-23-a', {}, { bank: { ...testSeller.bank, iban: '' } }, ['bank.iban']],
  ['BR-DE-18', { paymentTerms: '#SKONTO#TAGE=7#PROZENT=2#' }, {}, ['paymentTerms']],
  ['BR-CO-09', { client: { ...client, vatNumber: '12345' } }, {}, ['client.vatPrefix']],
  [
    'BR-AE-02',
    { tax: 0, taxCategory: 'AE' },
    { vatNumber: '', taxNumber: '1' },
    ['seller.vatNumber', 'client.vatNumber'],
  ],
  [
    'BR-IC-11',
    { tax: 0, taxCategory: 'K', deliveryDate: null, client: { ...client, vatNumber: 'FR40303265045' } },
    {},
    ['deliveryDate'],
  ],
  ['a reason for 0 %', { tax: 0 }, {}, ['taxCategory']],
  ['BR-DEC: dinars have three decimals', { currency: 'KWD' }, {}, ['currency']],
])('%s', (_, changes, seller, fields) => {
  const missing = missingTerms(completeInvoice(changes), { ...testSeller, ...seller }, 'xrechnung');
  expect(missing.map(({ field }) => field).sort()).toEqual(fields.sort());
});

test('Factur-X asks for less than XRechnung', () => {
  const invoice = completeInvoice({
    buyerReference: '',
    client: { ...client, city: '', postcode: '', companyEmail: '' },
  });
  expect(missingTerms(invoice, { ...testSeller, phone: '' }, 'facturX')).toEqual([]);
});
