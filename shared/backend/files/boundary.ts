import {
  type FileReference,
  listReferences,
  replaceReferences,
  replaceShown,
  type ShownAddress,
  toReference,
} from '../fileReference';
import { mapTexts, someText } from '../mapTexts';
import { fromBase64, mayHoldDataUrl, replaceDataUrls } from './dataUrl';
import { type FileStore, hashOf, type SentFiles } from './FileStore';
import { withoutMetadata } from './withoutMetadata';

const keyOf = ({ hash, type, signature }: ShownAddress) => `${hash} ${type} ${signature}`;

function listShown(value: unknown): Map<string, ShownAddress> {
  const found = new Map<string, ShownAddress>();
  mapTexts(value, (text) => {
    replaceShown(text, (address) => {
      found.set(keyOf(address), address);
      return '';
    });
    return text;
  });
  return found;
}

/** Where in a value a text is as asked; null where none is. */
function findPath(value: unknown, isWanted: (text: string) => boolean): string[] | null {
  if (typeof value === 'string') return isWanted(value) ? [] : null;
  if (typeof value !== 'object' || value === null) return null;
  for (const [key, inner] of Object.entries(value)) {
    const path = findPath(inner, isWanted);
    if (path) return [key, ...path];
  }
  return null;
}

/**
 * Puts references in place of what answers have shown for files.
 * @param sent the files that come with the call
 * @returns the place of an address that no answer has shown, where there is one
 */
export async function recallFiles(
  store: FileStore,
  input: Readonly<Record<string, unknown>>,
  sent: SentFiles,
): Promise<{ input: unknown } | { path: string[] }> {
  const known = new Set<string>();
  for (const [key, address] of listShown(input))
    if (sent.has(address.hash) || (await store.verify(address, address.signature))) known.add(key);
  // Of another origin it is an address like any other; one that begins at the root would become the file's.
  const isForeign = (text: string): boolean => {
    let isFound = false;
    replaceShown(text, (address) => {
      isFound ||= address.origin === undefined && !known.has(keyOf(address));
      return '';
    });
    return isFound;
  };
  const path = findPath(input, isForeign);
  if (path) return { path };
  return {
    input: mapTexts(input, (text) =>
      replaceShown(text, (address) => (known.has(keyOf(address)) ? toReference(address) : address.text)),
    ),
  };
}

/** Puts references in place of files that are in a value as data URLs. */
export async function takeFiles<T>(store: FileStore, value: T, sent: SentFiles): Promise<T>;
export async function takeFiles(store: FileStore, value: unknown, sent: SentFiles): Promise<unknown> {
  const found = new Map<string, string>();
  mapTexts(value, (text) => {
    replaceDataUrls(text, ({ type, base64 }) => {
      found.set(`${type} ${base64}`, '');
      return '';
    });
    return text;
  });
  for (const key of found.keys()) {
    const [type = '', base64 = ''] = key.split(' ');
    const bytes = withoutMetadata(fromBase64(base64));
    const hash = await hashOf(bytes);
    sent.set(hash, { hash, size: bytes.length, keep: () => store.put(hash, bytes) });
    found.set(key, toReference({ hash, type }));
  }
  return mapTexts(value, (text) => replaceDataUrls(text, ({ type, base64 }) => found.get(`${type} ${base64}`) ?? ''));
}

/** Puts addresses that open in place of references. */
export async function showFiles(store: FileStore, value: unknown, base?: string): Promise<unknown> {
  const found = new Map<string, FileReference>();
  mapTexts(value, (text) => {
    for (const reference of listReferences(text)) found.set(toReference(reference), reference);
    return text;
  });
  if (found.size === 0) return value;
  const sign = await store.sign([...found.values()], base);
  return mapTexts(value, (text) => replaceReferences(text, sign));
}

export const holdsDataUrl = (value: unknown): boolean => someText(value, mayHoldDataUrl);
