/**
 * A text as searches compare it: without case and accents, so that "ines" finds "Inês".
 * @returns a text of as many characters, each the plain form of the one in its place
 */
export const toPlainText = (text: string): string => Array.from(text, toPlainCharacter).join('');

function toPlainCharacter(character: string): string {
  const plain = character.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
  return plain.length === character.length ? plain : character;
}
