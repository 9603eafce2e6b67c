/** The soft tones that people and labels are drawn in. */
export const tones = ['accent', 'green', 'amber', 'plum', 'teal', 'red', 'blue'] as const;
export type Tone = (typeof tones)[number];

/** The tone of a person: always the same for the same name. */
export function avatarTone(name: string): Tone {
  let hash = 0;
  for (const letter of name.trim().toLowerCase()) hash = (hash * 31 + (letter.codePointAt(0) ?? 0)) >>> 0;
  return tones[hash % tones.length] ?? 'accent';
}

/** One or two capitals: of the first and last word; none for names without letters. */
export function initials(name: string): string {
  const words = name
    .trim()
    .split(/\s+/)
    .filter((word) => /\p{L}|\p{N}/u.test(word));
  const picked = words.length > 1 ? [words[0], words.at(-1)] : words;
  return picked.map((word) => (word?.match(/\p{L}|\p{N}/u)?.[0] ?? '').toLocaleUpperCase()).join('');
}
