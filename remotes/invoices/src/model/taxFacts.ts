import type { Invoice } from '../api/schemas';
import type { Seller } from '../api/settingsSchemas';
import { exemptionCodesOf } from './exemptionCodes';

const viesPrefixes = 'AT BE BG CY CZ DE DK EE EL ES FI FR HR HU IE IT LT LU LV MT NL PL PT RO SE SI SK XI'.split(' ');

/** True for numbers of the EU and Northern Ireland: those that VIES knows. */
export const isEuVatNumber = (vatNumber: string): boolean => viesPrefixes.includes(vatNumber.slice(0, 2));

type SupplyDay = 'deliveryDate' | 'periodFrom' | 'periodTo';

/** True where the days of the supply are stated: one, or a period (BR-IC-11). */
export const hasSupplyDay = ({ deliveryDate, periodFrom, periodTo }: Pick<Invoice, SupplyDay>): boolean =>
  Boolean(deliveryDate || periodFrom || periodTo);

type Facts = Pick<
  Invoice,
  'items' | 'tax' | 'client' | 'taxCategory' | 'exemptionReason' | 'exemptionCode' | SupplyDay
>;

/** Fields of an invoice that contradict each other, with a word for why. */
export interface TaxFactIssue {
  field: 'taxCategory' | 'exemptionCode' | 'exemptionReason' | 'deliveryDate';
  code:
    | 'category-needed'
    | 'no-zero-rate'
    | 'category-alone'
    | 'zero-rate-reason'
    | 'exemption-code-wrong'
    | 'client-vat-needed'
    | 'seller-vat-needed'
    | 'delivery-needed'
    | 'not-abroad';
}

const issue = (field: TaxFactIssue['field'], code: TaxFactIssue['code']): TaxFactIssue => ({ field, code });

/** Reverse charge and supplies within the EU: who pays the tax is known by both VAT numbers (BR-AE-02, BR-IC-02). */
function partiesIssue({ taxCategory, client }: Facts, { vatNumber }: Pick<Seller, 'vatNumber'>): TaxFactIssue | null {
  const needsBoth = taxCategory === 'AE' || taxCategory === 'K';
  if ((needsBoth || taxCategory === 'G') && !vatNumber) return issue('taxCategory', 'seller-vat-needed');
  if (!needsBoth) return null;
  if (!client.vatNumber) return issue('taxCategory', 'client-vat-needed');
  const isAbroad = isEuVatNumber(client.vatNumber) && client.vatNumber.slice(0, 2) !== vatNumber.slice(0, 2);
  return taxCategory === 'K' && !isAbroad ? issue('taxCategory', 'not-abroad') : null;
}

/** What of the reason for a rate of 0 % does not fit the rest of an invoice (EN 16931, chapter 6.4); null for nothing. */
export function taxFactIssue(invoice: Facts, seller: Pick<Seller, 'vatNumber'>): TaxFactIssue | null {
  const { items, tax, taxCategory, exemptionReason, exemptionCode } = invoice;
  if (!taxCategory) return exemptionReason || exemptionCode ? issue('taxCategory', 'category-needed') : null;
  const isFree = items.map((item) => (item.tax ?? tax) === 0);
  if (!isFree.includes(true)) return issue('taxCategory', 'no-zero-rate');
  if (taxCategory === 'O' && isFree.includes(false)) return issue('taxCategory', 'category-alone');
  if (taxCategory === 'Z' && (exemptionReason || exemptionCode)) return issue('exemptionReason', 'zero-rate-reason');
  if (exemptionCode && !exemptionCodesOf(taxCategory).includes(exemptionCode))
    return issue('exemptionCode', 'exemption-code-wrong');
  const parties = partiesIssue(invoice, seller);
  if (parties) return parties;
  return taxCategory === 'K' && !hasSupplyDay(invoice) ? issue('deliveryDate', 'delivery-needed') : null;
}
