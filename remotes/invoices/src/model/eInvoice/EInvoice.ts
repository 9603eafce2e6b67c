import type { taxCategories } from '../../api/choices';

/** Categories of VAT, codes of UNTDID 5305: standard rate, or a reason for 0 %. */
export type VatCategory = 'S' | (typeof taxCategories)[number];

/** Amount in the currency of the invoice, as a decimal with a dot: `-12.50`. */
type Amount = string;

export interface EAddress {
  /** BT-35, BT-50. */
  street: string;
  /** BT-37, BT-52. */
  city: string;
  /** BT-38, BT-53. */
  postcode: string;
  /** BT-40, BT-55; ISO 3166-1 alpha-2. */
  country: string;
}

export interface EParty {
  /** BT-27, BT-44. */
  name: string;
  address: EAddress;
  /** BT-31, BT-48. */
  vatNumber: string;
  /** BT-32, of the seller alone. */
  taxNumber: string;
  /** BT-34, BT-49: an email address, scheme EM. */
  email: string;
  contact: {
    /** BT-41, BT-56. */
    name: string;
    /** BT-42, BT-57. */
    phone: string;
    /** BT-43, BT-58. */
    email: string;
  };
}

interface VatRate {
  /** BT-95, BT-118, BT-151. */
  category: VatCategory;
  /** Percent (BT-96, BT-119, BT-152). */
  rate: string;
}

/** BG-20, BG-27, BG-28. */
export interface EAllowance {
  /** BT-92, BT-136, BT-141. */
  amount: Amount;
  /** BT-97, BT-139, BT-144. */
  reason: string;
}

/** BG-25. */
export interface ELine extends VatRate {
  /** BT-126. */
  id: string;
  /** BT-153. */
  name: string;
  /** BT-154. */
  description: string;
  /** BT-129, in units of C62, "one" (BT-130). */
  quantity: string;
  /** BT-146. */
  price: string;
  /** BT-131. */
  net: Amount;
  /** BG-27: what discounts take off cost × quantity. */
  allowance: EAllowance | null;
  /** BG-28: what a credit note takes back above that, to add up with earlier ones. */
  charge: EAllowance | null;
}

/** BG-23. */
export interface EVatShare extends VatRate {
  /** BT-116. */
  base: Amount;
  /** BT-117. */
  tax: Amount;
  /** BT-120. */
  reason: string;
  /** BT-121. */
  reasonCode: string;
}

/**
 * An invoice or credit note in the semantic model of EN 16931-1. BT-… and BG-… are its business terms and groups; an
 * empty text is a term that is not stated.
 */
export interface EInvoice {
  /** BT-1. */
  number: string;
  /** BT-2, `YYYY-MM-DD`. */
  issued: string;
  /** BT-3: 380 is an invoice, 381 a credit note. */
  type: '380' | '381';
  /** BT-5. */
  currency: string;
  /** BT-9. */
  due: string;
  /** BT-10. */
  buyerReference: string;
  /** BT-20. */
  terms: string;
  /** BT-22. */
  note: string;
  /** BT-25: the credited or replaced invoice. */
  preceding: string;
  /** BG-4. */
  seller: EParty;
  /** BG-7. */
  buyer: EParty;
  /** BT-72. */
  delivered: string;
  /** BG-14: BT-73 and BT-74; empty texts where it is not stated. */
  period: { from: string; to: string };
  /** BG-15, where tax law asks for the country of arrival. */
  deliverTo: EAddress | null;
  /** BG-16. */
  payment: {
    /** BT-81: UNTDID 4461. */
    code: string;
    /** BT-82. */
    text: string;
    /** BT-83. */
    remittance: string;
    /** BT-84; empty where it is not paid by transfer. */
    iban: string;
    /** BT-85. */
    accountName: string;
    /** BT-86. */
    bic: string;
  };
  /** BG-20, for each rate. */
  allowances: readonly (EAllowance & VatRate)[];
  totals: {
    /** BT-106. */
    lines: Amount;
    /** BT-107. */
    allowances: Amount;
    /** BT-109. */
    net: Amount;
    /** BT-110. */
    tax: Amount;
    /** BT-112. */
    gross: Amount;
    /** BT-115: as issued, before any payment. */
    due: Amount;
  };
  /** BG-23. */
  vat: readonly EVatShare[];
  lines: readonly ELine[];
}
