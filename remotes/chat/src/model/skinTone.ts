/** From the lightest skin to the darkest; 0 is the yellow of an emoji that says nothing of it. */
export const skinTones = [0, 1, 2, 3, 4, 5] as const;
export type SkinTone = (typeof skinTones)[number];

const lightest = 0x1f3fb;
const bases = /\p{Emoji_Modifier_Base}/gu;
/** Groups of people: they have no tone in common that fonts could draw. */
const groups = /[👪👯🤼]/u;

/** An emoji in a tone of skin; one that shows nobody, or several, stays as it is. */
export function withSkinTone(emoji: string, tone: SkinTone): string {
  if (tone === 0 || groups.test(emoji) || emoji.match(bases)?.length !== 1) return emoji;
  const modifier = String.fromCodePoint(lightest + tone - 1);
  return emoji.replace(/(\p{Emoji_Modifier_Base})\uFE0F?/u, `$1${modifier}`);
}
