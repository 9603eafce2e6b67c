/** Texts of most languages that the demo speaks have none but these. */
const isAscii = (text: string) => !/[^\0-\x7f]/.test(text);

/** A text as it is searched and ordered by: without case and accents. */
export const toPlainText = (text: string): string =>
  (isAscii(text) ? text : text.normalize('NFD').replace(/\p{M}/gu, '')).toLowerCase();
