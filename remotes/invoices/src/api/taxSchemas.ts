import { z } from '@atrium/backend';
import { taxCategories } from './choices';

export const TaxCategory = z.enum(taxCategories);
export type TaxCategory = z.infer<typeof TaxCategory>;

/** Statements of an invoice beside its amounts, as tax law and EN 16931 want them; BT-… are the terms of EN 16931. */
export const TaxFacts = {
  /** Reason for lines at 0 % (BT-151). */
  taxCategory: z.optional(z.nullable(TaxCategory)),
  /** Words for it (BT-120); absent: usual words in the language of the document. */
  exemptionReason: z.optional(z.string()),
  /** Its code (BT-121). */
  exemptionCode: z.optional(z.string()),
  /** Day of the supply (BT-72), `YYYY-MM-DD`; absent: not stated. */
  deliveryDate: z.optional(z.nullable(z.string())),
  /** Days that the invoice is for (BG-14: BT-73, BT-74), for what is supplied over a time; one of them may be absent. */
  periodFrom: z.optional(z.nullable(z.string())),
  periodTo: z.optional(z.nullable(z.string())),
  /** Client's reference: a Leitweg-ID for German authorities (BT-10). */
  buyerReference: z.optional(z.string()),
  /** Terms beside the due date, such as a cash discount (BT-20). */
  paymentTerms: z.optional(z.string()),
};
