/**
 * Raised whenever `toPlainText` gives another text than before: what databases hold of its texts is then written anew.
 */
export const plainTextVersion = 2;

/** Letters that no decomposition takes apart, after CLDR's transform Latin-ASCII; signs that people type as others. */
const alike: Readonly<Record<string, string>> = {
  ...{ ł: 'l', ø: 'o', đ: 'd', ð: 'd', þ: 'th', ħ: 'h', ŧ: 't', ŋ: 'n', ı: 'i', ĸ: 'q', ß: 'ss', æ: 'ae', œ: 'oe' },
  ...{ ς: 'σ', '‘': "'", '’': "'", ʼ: "'", '“': '"', '”': '"', '„': '"', '‐': '-', '‒': '-', '–': '-', '—': '-' },
};
const alikeSigns = new RegExp(`[${Object.keys(alike).join('')}]`, 'gu');

/**
 * Marks over and under letters, and signs that nobody sees. Marks of scripts that write vowels with them stay, but for
 * those of Hebrew and Arabic, which most people leave out; so do those that make another kana.
 */
const leftOut = /(?![\u3099\u309A])(?=\p{Mn})[\p{Script=Inherited}\p{Script=Hebrew}]|[\p{Cf}\u0640]/gu;

/** Most texts are, and need not be taken apart: thousands are searched at each key. */
const isAscii = (text: string) => !/[^\0-\x7f]/.test(text);

/**
 * A text as searches compare it: without case, accents and ligatures, so that "ines" finds "Inês" and "lacka" finds "Łącka".
 * It may be longer or shorter than the text.
 */
export const toPlainText = (text: string): string =>
  isAscii(text)
    ? text.toLowerCase()
    : text
        .normalize('NFKD')
        .replace(leftOut, '')
        .toLowerCase()
        .replace(alikeSigns, (sign) => alike[sign] ?? sign)
        .normalize('NFC');

/** Lower-case letters, digits and hyphens of a text, in any script, for anchors and ids; '' for signs alone. */
export const toKebabCase = (text: string): string =>
  toPlainText(text)
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '');
