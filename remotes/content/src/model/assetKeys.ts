import type { Asset, AssetUse, ContentText } from '../api/schemas';
import { filesOfValues } from './fields/fieldValues';

/** Addresses of files, and of the pictures that the demo brings. */
const address =
  /\/files\/([0-9a-f]{64})\/([a-z0-9][\w.+-]{0,63}\/[a-z0-9][\w.+-]{0,126})|\/assets\/demo\/[\w./-]{1,120}/g;

const keysIn = (text: string | null | undefined): string[] =>
  text?.includes('/') ? [...text.matchAll(address)].map(([whole, hash]) => hash ?? whole) : [];

/** Keys of the files in a text: a hash, or the address of a picture of the demo. */
export const listKeys = (text: string): string[] => [...new Set(keysIn(text))];

/** A text with other addresses in place of those of files; undefined leaves one as it is. */
export const replaceKeys = (text: string, toAddress: (key: string) => string | undefined): string =>
  text.includes('/') ? text.replace(address, (whole, hash?: string) => toAddress(hash ?? whole) ?? whole) : text;

type Places = Pick<ContentText, 'cover' | 'body' | 'seo' | 'values'>;

/** Places in which an item uses files, by key. */
export function usedIn({ cover, body, seo, values }: Places): Map<string, AssetUse['places']> {
  const found = new Map<string, AssetUse['places']>();
  const note = (place: AssetUse['places'][number], text: string | null | undefined) => {
    for (const key of new Set(keysIn(text))) found.set(key, [...(found.get(key) ?? []), place]);
  };
  note('cover', cover?.src);
  note('text', body);
  note('card', seo?.picture);
  if (values) note('field', filesOfValues(values));
  return found;
}

/** Address by which a text names a file of the library: it stays when the file is replaced. */
export const addressOf = ({ key, type }: Pick<Asset, 'key' | 'type'>): string =>
  key.startsWith('/') ? key : `/files/${key}/${type}`;
