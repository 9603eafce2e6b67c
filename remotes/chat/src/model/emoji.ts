import { toPlainText } from '@atrium/contract/values';

export interface Emoji {
  emoji: string;
  name: string;
  words: string;
  /** Short codes of Slack and GitHub, as `tada`. */
  codes: readonly string[];
}

const readCodes = (shortCodes: string): Map<string, readonly string[]> =>
  new Map(
    shortCodes.split('\n').map((line) => {
      const [emoji = '', ...codes] = line.split(' ');
      return [emoji, codes] as const;
    }),
  );

/**
 * Emoji by group: one text per group, one line per emoji with name and search words.
 * @param shortCodes one line per emoji with its codes, which are the same in all languages
 */
export function readEmoji(groups: readonly string[], shortCodes: string): Emoji[][] {
  const codesOf = readCodes(shortCodes);
  return groups.map((group) =>
    group.split('\n').map((line) => {
      const [emoji = '', name = '', words = ''] = line.split('|');
      const codes = codesOf.get(emoji) ?? [];
      return { emoji, name, codes, words: ` ${toPlainText(`${name} ${words}`)} ${wordsOf(codes.join(' '))}` };
    }),
  );
}

/** Emoji matching all words or prefixes; names rank before search words. */
export function findEmoji(groups: readonly Emoji[][], q: string): Emoji[] {
  const wanted = toPlainText(wordsOf(q)).split(/\s+/).filter(Boolean);
  const found = groups.flat().filter(({ words }) => wanted.every((word) => words.includes(` ${word}`)));
  const isNamed = ({ name }: Emoji) => wanted.every((word) => ` ${toPlainText(name)}`.includes(` ${word}`));
  return [...found.filter(isNamed), ...found.filter((one) => !isNamed(one))];
}

const maxSuggestions = 8;
const wordsOf = (name: string) => name.replace(/[_-]/g, ' ');

/** Emoji for a typed name: those with just this name or short code, then those that begin with it, then all others. */
export function suggestEmoji(groups: readonly Emoji[][], name: string): Emoji[] {
  const wanted = toPlainText(wordsOf(name));
  const ranks: Emoji[][] = [[], [], [], [], []];
  for (const one of findEmoji(groups, wanted)) {
    const names = [toPlainText(wordsOf(one.name))];
    const codes = one.codes.map(wordsOf);
    const isIn = (list: readonly string[]) =>
      list.includes(wanted) ? 0 : list.some((text) => text.startsWith(wanted));
    const [byCode, byName] = [isIn(codes), isIn(names)];
    const rank = byCode === 0 ? 0 : byName === 0 ? 1 : byCode ? 2 : byName ? 3 : 4;
    ranks[rank]?.push(one);
  }
  return ranks.flat().slice(0, maxSuggestions);
}

/** Rows of a grid; groups start with a heading. */
export type EmojiRow = { kind: 'heading'; group: number } | { kind: 'emoji'; first: number; emoji: Emoji[] };

/** Grid rows of emoji, indexed from the first. */
export function toRows(groups: readonly Emoji[][], perRow: number): EmojiRow[] {
  let first = 0;
  return groups.flatMap((emoji, group) => {
    const rows: EmojiRow[] = [{ kind: 'heading', group }];
    for (let at = 0; at < emoji.length; at += perRow) {
      rows.push({ kind: 'emoji', first: first + at, emoji: emoji.slice(at, at + perRow) });
    }
    first += emoji.length;
    return rows;
  });
}

/** Target of an arrow key; the same emoji at an edge. */
export function moveInRows(rows: readonly EmojiRow[], place: number, key: string, isRightToLeft: boolean): number {
  const lines = rows.flatMap((row) => (row.kind === 'emoji' ? [row] : []));
  const line = lines.findIndex(({ first, emoji }) => place >= first && place < first + emoji.length);
  const current = lines[line];
  if (!current) return 0;
  const last = (lines.at(-1)?.first ?? 0) + (lines.at(-1)?.emoji.length ?? 1) - 1;
  const forward = isRightToLeft ? 'ArrowLeft' : 'ArrowRight';
  const back = isRightToLeft ? 'ArrowRight' : 'ArrowLeft';
  const column = place - current.first;
  const inLine = (to: (typeof lines)[number] | undefined) =>
    to ? to.first + Math.min(column, to.emoji.length - 1) : place;
  if (key === forward) return Math.min(place + 1, last);
  if (key === back) return Math.max(place - 1, 0);
  if (key === 'ArrowDown') return inLine(lines[line + 1]);
  if (key === 'ArrowUp') return line > 0 ? inLine(lines[line - 1]) : place;
  return place;
}
