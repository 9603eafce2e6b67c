import type { Issuer } from '../api/schemas';

export const seller = {
  name: 'Atrium',
  email: 'billing@atrium.example',
  lines: ['Arkadenhof 7', '10117 Berlin', 'billing@atrium.example'],
} as const;

/** Seller of a document: as on the day of issue, or current for a draft. */
export const sellerOf = ({ issuer }: { issuer?: Issuer }): { name: string; lines: readonly string[] } =>
  issuer ?? seller;
