interface PlacedSign {
  sign: string;
  /** Where its middle is, in pixels. */
  x: number;
}

/** What a character of a sign takes, and what is left between two signs. */
const perCharacter = 6;
const gap = 4;

const widthOf = ({ sign }: PlacedSign) => sign.length * perCharacter;

/** Signs in their order along a line, without two over each other: those that would be are one, in the middle of their places. */
export function signGroups(signs: readonly PlacedSign[]): PlacedSign[] {
  const groups: (PlacedSign & { first: number })[] = [];
  for (const { sign, x } of signs) {
    const last = groups.at(-1);
    const room = last ? Math.abs(x - last.x) - (widthOf(last) + widthOf({ sign, x })) / 2 : gap;
    if (!last || room >= gap) groups.push({ sign, x, first: x });
    else groups[groups.length - 1] = { sign: `${last.sign}, ${sign}`, x: (last.first + x) / 2, first: last.first };
  }
  return groups.map(({ sign, x }) => ({ sign, x }));
}
