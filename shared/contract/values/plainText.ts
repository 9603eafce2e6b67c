/**
 * A text as searches compare it: without case and accents, so that "ines" finds "Inês".
 * @returns a text of as many characters, each the plain form of the one in its place
 */
export const toPlainText = (text: string): string =>
  isAscii(text) ? text.toLowerCase() : Array.from(text, toPlainCharacter).join('');

/** Most texts are, and need not be taken apart: thousands are searched at each key. */
const isAscii = (text: string) => !/[^\0-\x7f]/.test(text);

function toPlainCharacter(character: string): string {
  const plain = character.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
  return plain.length === character.length ? plain : character;
}
