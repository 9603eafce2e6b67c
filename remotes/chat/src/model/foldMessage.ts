import { cutText } from '@atrium/contract/text';

const limits = { characters: 1_500, lines: 24 };
const shown = { characters: 1_000, lines: 16 };

/** Start of a long message, cut between words; undefined for short ones. */
export function foldMessage(text: string): string | undefined {
  const lines = text.split('\n', limits.lines + 1);
  if (text.length <= limits.characters && lines.length <= limits.lines) return undefined;
  const start = cutText(lines.slice(0, shown.lines).join('\n'), shown.characters);
  const lastSpace = start.search(/\s\S*$/);
  const isBroken = start.length > shown.characters - 100 && /\S/.test(text.charAt(start.length));
  return isBroken && lastSpace > shown.characters / 2 ? start.slice(0, lastSpace) : start;
}
