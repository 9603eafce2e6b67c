import type { Issuer } from '../api/schemas';

/** Who the invoices are from. */
export const seller = {
  name: 'Atrium',
  email: 'billing@atrium.example',
  lines: ['Arkadenhof 7', '10117 Berlin', 'billing@atrium.example'],
} as const;

/** Who a document is from: as it was on the day of issue or, while it is a draft, as it is now. */
export const sellerOf = ({ issuer }: { issuer?: Issuer }): { name: string; lines: readonly string[] } =>
  issuer ?? seller;
