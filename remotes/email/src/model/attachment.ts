/** Where a file is, and whether following its address leads out of this page. */
interface FileAddress {
  href: string;
  /** A browser saves no file from elsewhere because a link says so: it would go there. */
  isElsewhere: boolean;
}

/**
 * Where a file is fetched from; undefined for an address that could run something.
 * @param base the address of the page
 */
export function fileAddress(url: string, base: string): FileAddress | undefined {
  const address = url.trim();
  if (!address || !URL.canParse(address, base)) return undefined;
  const { protocol, origin, href } = new URL(address, base);
  if (protocol === 'data:') return { href: address, isElsewhere: false };
  if (!/^(?:blob|https?):$/.test(protocol)) return undefined;
  return { href, isElsewhere: origin !== new URL(base).origin };
}

/** The ending of a file's name, as it is: the last one. */
export const endingOf = (fileName: string): string => /\.([^.\s]{1,10})\s*$/.exec(fileName)?.[1]?.toLowerCase() ?? '';

export const isPicture = (fileName: string): boolean => /\.(?:png|jpe?g|gif|webp|avif|svg)$/i.test(fileName);

export type FileKind = 'picture' | 'document' | 'table' | 'archive' | 'other';

const kinds: readonly [FileKind, RegExp][] = [
  ['picture', /^(?:png|jpe?g|gif|webp|avif|svg|bmp|heic)$/],
  ['document', /^(?:pdf|docx?|odt|rtf|pages|pptx?|key)$/],
  ['table', /^(?:xlsx?|csv|ods|tsv|numbers)$/],
  ['archive', /^(?:zip|gz|tar|7z|rar)$/],
];

/** The kind of a file, by the real ending of its name. */
export const kindOf = (fileName: string): FileKind =>
  kinds.find(([, endings]) => endings.test(endingOf(fileName)))?.[0] ?? 'other';

/** What the API takes, in bytes. */
export const largestFile = 5_000_000;
