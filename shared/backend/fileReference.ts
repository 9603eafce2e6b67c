/**
 * The address of a file as records hold it: `/files/<sha-256>/<type>/<subtype>`. In an answer it is one that opens: on a
 * server the same one with a signature (`?…`), in the page the file itself as a data URL.
 */
export interface FileReference {
  hash: string;
  /** Media type. */
  type: string;
}

const path = String.raw`\/files\/([0-9a-f]{64})\/([a-z0-9][\w.+-]{0,63}\/[a-z0-9][\w.+-]{0,126})`;
/** What comes before an address; behind a host or a folder it is none of ours. */
const before = String.raw`(^|[^\w.~:%@/\]-])`;

const whole = new RegExp(`^${path}$`);
const within = new RegExp(before + path, 'g');
/** As answers hold them: of the API's origin where the page is of another one, and with a signature. */
const shown = new RegExp(String.raw`${before}(https?:\/\/[\w.:[\]-]+)?${path}(?:\?([\w.-]{1,64}))?`, 'g');

export const mayHoldReference = (text: string): boolean =>
  text.includes('/files/') && /\/files\/[0-9a-f]{64}\//.test(text);

export const toReference = ({ hash, type }: FileReference): string => `/files/${hash}/${type}`;

/** A text that is the address of a file and nothing else. */
export function readReference(text: string): FileReference | null {
  const [, hash, type] = whole.exec(text) ?? [];
  return hash && type ? { hash, type } : null;
}

/** True for the address of a file as records hold it. */
export const isFileReference = (text: string): boolean => readReference(text) !== null;

/** The addresses of files in a text. */
export function listReferences(text: string): FileReference[] {
  if (!mayHoldReference(text)) return [];
  return [...text.matchAll(within)].map(([, , hash = '', type = '']) => ({ hash, type }));
}

/** A text with something else in place of the addresses of files in it. */
export const replaceReferences = (text: string, toText: (reference: FileReference) => string): string =>
  mayHoldReference(text)
    ? text.replace(within, (_whole, start: string, hash: string, type: string) => start + toText({ hash, type }))
    : text;

/** The address of a file as an answer holds it. */
export interface ShownAddress extends FileReference {
  text: string;
  /** Undefined where it begins at the root. */
  origin: string | undefined;
  signature: string;
}

/** A text with something else in place of what answers show for files. */
export const replaceShown = (text: string, toText: (address: ShownAddress) => string): string =>
  mayHoldReference(text)
    ? text.replace(
        shown,
        (all: string, start: string, origin: string | undefined, hash: string, type: string, signature = '') =>
          start + toText({ text: all.slice(start.length), origin, hash, type, signature }),
      )
    : text;
