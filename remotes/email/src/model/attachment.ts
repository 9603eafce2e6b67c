import { fileExtensionOf } from '@atrium/contract/values';

interface FileAddress {
  href: string;
  /** Browsers do not download cross-origin links: they would navigate. */
  isElsewhere: boolean;
}

/** URL of a file; undefined if it could run something. @param base URL of the page */
export function fileAddress(url: string, base: string): FileAddress | undefined {
  const address = url.trim();
  if (!address || !URL.canParse(address, base)) return undefined;
  const { protocol, origin, href } = new URL(address, base);
  if (protocol === 'data:') return { href: address, isElsewhere: false };
  if (!/^(?:blob|https?):$/.test(protocol)) return undefined;
  return { href, isElsewhere: origin !== new URL(base).origin };
}

type PreviewKind = 'picture' | 'pdf' | 'text';

const endings: Record<PreviewKind, readonly string[]> = {
  picture: ['png', 'jpg', 'jpeg', 'gif', 'webp', 'avif', 'svg', 'bmp'],
  pdf: ['pdf'],
  text: ['txt', 'csv', 'tsv', 'md', 'log', 'json', 'ics', 'vcf'],
};

/** Kind of preview; undefined for files that can only be saved. */
export function previewKind(fileName: string): PreviewKind | undefined {
  const ending = fileExtensionOf(fileName);
  return (['picture', 'pdf', 'text'] as const).find((kind) => endings[kind].includes(ending));
}

export const isPicture = (fileName: string): boolean => previewKind(fileName) === 'picture';

/** Limit of the API, in bytes. */
export const largestFile = 5_000_000;
