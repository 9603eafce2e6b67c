import { useId } from 'react';
import { Cell, PolarAngleAxis, RadialBar, RadialBarChart, ResponsiveContainer, Tooltip } from 'recharts';
import { ChartTip } from './ChartTip';
import { type ChartText, useChartWords } from './chartText';
import { fillOf, Patterns } from './Patterns';
import { restColor, seriesStyleAt } from './seriesStyles';

export interface GaugeChartProps {
  label: string;
  /** The first is the outermost. */
  parts: readonly { name: string; value: number }[];
  /** Value of a full ring. */
  whole: number;
  text?: Partial<ChartText>;
}

/** Rings inside each other, each as long as its share of a whole. */
export function GaugeChart({ label, parts, whole, text }: GaugeChartProps) {
  const id = useId();
  const words = useChartWords(text);
  const rings = [...parts].reverse();
  return (
    <ResponsiveContainer>
      <RadialBarChart
        data={rings}
        innerRadius="32%"
        outerRadius="100%"
        startAngle={90}
        endAngle={-270}
        barCategoryGap={4}
        aria-label={label}
      >
        <Patterns id={id} />
        <PolarAngleAxis type="number" domain={[0, whole]} tick={false} axisLine={false} />
        <RadialBar dataKey="value" background={{ fill: restColor }} cornerRadius={4} isAnimationActive={false}>
          {rings.map(({ name }, index) => (
            <Cell key={name} fill={fillOf(id, seriesStyleAt(parts.length - 1 - index))} />
          ))}
        </RadialBar>
        <Tooltip content={<GaugeTip place={words.place} value={words.value} />} isAnimationActive={false} />
      </RadialBarChart>
    </ResponsiveContainer>
  );
}

interface GaugeTipProps extends Pick<ChartText, 'place' | 'value'> {
  active?: boolean;
  payload?: readonly { value?: unknown; payload?: { name?: unknown } }[];
}

/** The library names a ring by its place alone. */
const GaugeTip = ({ active = false, payload = [], ...words }: GaugeTipProps) => (
  <ChartTip
    active={active}
    payload={payload.map((ring) => ({ name: ring.payload?.name, value: ring.value, dataKey: 'value' }))}
    {...words}
  />
);
