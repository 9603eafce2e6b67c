/** From light to dark; 0 is the neutral yellow. */
export const skinTones = [0, 1, 2, 3, 4, 5] as const;
export type SkinTone = (typeof skinTones)[number];

const lightest = 0x1f3fb;
const bases = /\p{Emoji_Modifier_Base}/gu;
/** Groups of people have no common tone in fonts. */
const groups = /[👪👯🤼]/u;

/** Emoji in a skin tone; unchanged for non-people and groups. */
export function withSkinTone(emoji: string, tone: SkinTone): string {
  if (tone === 0 || groups.test(emoji) || emoji.match(bases)?.length !== 1) return emoji;
  const modifier = String.fromCodePoint(lightest + tone - 1);
  return emoji.replace(/(\p{Emoji_Modifier_Base})\uFE0F?/u, `$1${modifier}`);
}
