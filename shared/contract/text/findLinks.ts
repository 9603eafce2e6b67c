/** Web or mail address in a text, by the place of its characters. */
export interface FoundLink {
  start: number;
  end: number;
  text: string;
  href: string;
}

// An address ends at a space, at what cannot be in a URL, at quotation marks and brackets of all scripts but ASCII's, and
// at the punctuation of scripts without spaces.
const stop =
  '\\s\\p{Cc}\\u200b\\u200e\\u200f\\u202a-\\u202e\\u2060\\u2066-\\u2069\\ufeff<>"`\\p{Pi}\\p{Pf}‚„‟。、，；：！？．…｡､｢｣・（）［］｛｝「」『』【】〔〕〖〗〘〙〚〛《》〈〉';
// One start for each run of letters, so that a long run is read once.
const candidate = new RegExp(
  `(?<![a-z\\d])(?:https?:\\/\\/|(?<![./@-])www\\.)[^${stop}]+|(?<![\\p{L}\\p{N}._%+-])(?:mailto:)?[\\p{L}\\p{N}_%+](?:[\\p{L}\\p{N}._%+'-]{0,62}[\\p{L}\\p{N}_%+-])?@(?:[\\p{L}\\p{N}-]{1,63}\\.){1,8}[\\p{L}\\p{N}-]{2,63}`,
  'giu',
);

const pairs = new Map([
  [')', '('],
  [']', '['],
  ['}', '{'],
]);

/** Punctuation of all scripts ends the sentence, not the address; marks of emphasis belong to what is around it. */
const isTrailing = (sign: string): boolean => /[\p{Po}_~|]/u.test(sign) && !/[/#%&@\\]/.test(sign);

const countOf = (text: string, sign: string): number => text.split(sign).length - 1;

/** Address without the punctuation after it. Brackets belong to it where they were opened in it: GFM, §6.9. */
function withoutEnd(written: string): string {
  const extra = new Map([...pairs].map(([close, open]) => [close, countOf(written, close) - countOf(written, open)]));
  let end = written.length;
  for (; end > 0; end -= 1) {
    const sign = written.charAt(end - 1);
    const surplus = extra.get(sign) ?? 0;
    if (surplus > 0) extra.set(sign, surplus - 1);
    else if (!isTrailing(sign) && !/[([{]/.test(sign)) break;
  }
  return written.slice(0, end);
}

/** "example.com看" is a host, and then a word of a script that needs no space. */
const latinHost =
  /^((?:https?:\/\/)?(?:[\w-]+\.)+[a-z]{2,})(?=[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Hangul}\p{sc=Thai}])/iu;

function addressOf(written: string): string {
  if (/^(?:mailto:)?[^:/]+@/i.test(written)) return written.replace(/[-']+$/, '');
  return withoutEnd(latinHost.exec(written)?.[1] ?? written);
}

function hrefOf(address: string): string | undefined {
  if (/^https?:/i.test(address)) return /^https?:\/\/[^/?#]/i.test(address) ? address : undefined;
  if (/^www\./i.test(address)) return /^www\.[^./?#]+\.[^./?#]/i.test(address) ? `https://${address}` : undefined;
  return /^mailto:/i.test(address) ? address : `mailto:${address}`;
}

/**
 * Web and mail addresses in a text, in their order. A name with a dot alone is none: `notes.md` is a file. Quotation marks,
 * brackets and sentence punctuation of any script after an address are not part of it.
 */
export function findLinks(text: string): FoundLink[] {
  if (!/:\/\/|www\.|@/i.test(text)) return [];
  const links: FoundLink[] = [];
  for (const { 0: written, index } of text.matchAll(candidate)) {
    const address = addressOf(written);
    const href = hrefOf(address);
    if (!href || !URL.canParse(href)) continue;
    links.push({ start: index, end: index + address.length, text: address, href });
  }
  return links;
}
