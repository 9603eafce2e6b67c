import { usePlotArea, useXAxisScale } from 'recharts';

interface PlacedSign {
  sign: string;
  /** Position of its middle, in pixels. */
  x: number;
}

/** Width of a character of a sign, and gap between two signs. */
const perCharacter = 6;
const gap = 4;

const widthOf = ({ sign }: PlacedSign) => sign.length * perCharacter;

/** Signs in their order along a line, without two over each other: those that would be are one, in the middle of their places. */
export function signGroups(signs: readonly PlacedSign[]): PlacedSign[] {
  const groups: (PlacedSign & { first: number })[] = [];
  for (const { sign, x } of signs) {
    const last = groups.at(-1);
    const gapLeft = last ? Math.abs(x - last.x) - (widthOf(last) + widthOf({ sign, x })) / 2 : gap;
    if (!last || gapLeft >= gap) groups.push({ sign, x, first: x });
    else groups[groups.length - 1] = { sign: `${last.sign}, ${sign}`, x: (last.first + x) / 2, first: last.first };
  }
  return groups.map(({ sign, x }) => ({ sign, x }));
}

interface Mark {
  category: string;
  sign: string;
}

/** The signs over a course: as one path and their texts, for what the library has for it makes components by the dozen. */
export function CourseMarks({ marks }: { marks: readonly Mark[] }) {
  const area = usePlotArea();
  const xOf = useXAxisScale();
  if (!area || !xOf) return null;
  const { y, height } = area;
  const placed = marks.flatMap(({ category, sign }) => {
    const x = xOf(category, { position: 'middle' });
    return x === undefined ? [] : [{ sign, x }];
  });
  return (
    <g fill="var(--ink-2)" fontSize={11}>
      <path d={placed.map(({ x }) => `M${x} ${y}v${height}`).join('')} stroke="var(--ink-3)" strokeDasharray="2 2" />
      {signGroups(placed).map(({ sign, x }) => (
        <text key={sign} x={x} y={y - 5} textAnchor="middle">
          {sign}
        </text>
      ))}
    </g>
  );
}
