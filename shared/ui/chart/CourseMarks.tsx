import { usePlotArea, useXAxisScale } from 'recharts';
import { signGroups } from './signGroups';

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
