export type PaperSize = 'a4' | 'letter';

/** Where paper is Letter; it is A4 everywhere else. */
const letterRegions: readonly string[] = ['US', 'CA', 'MX', 'PH', 'CL', 'CO', 'VE', 'CR', 'GT', 'PA', 'DO', 'PR'];

/** The paper of the region that a browser names: `en-US` prints on Letter. */
export function paperSizeOf(locale: string): PaperSize {
  const region = /-([A-Z]{2})\b/.exec(locale)?.[1];
  return region && letterRegions.includes(region) ? 'letter' : 'a4';
}
