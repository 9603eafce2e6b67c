import { useId } from 'react';
import { Cell, Label, Pie, PieChart, ResponsiveContainer, Tooltip } from 'recharts';
import { ChartTip } from './ChartTip';
import { type ChartText, useChartWords } from './chartText';
import { fillOf, Patterns } from './Patterns';
import { restColor, seriesStyleAt } from './seriesStyles';

export interface ShareChartProps {
  label: string;
  parts: readonly { name: string; value: number }[];
  text?: Partial<ChartText>;
  /** In the middle of the ring. Without it, the parts meet there: a pie. */
  middle?: string;
  /** The last part is what is missing of a goal. */
  hasRest?: boolean;
  /** A part was clicked on. Offer the same by the keys too, for a chart is no row of buttons. */
  onChoose?: (name: string) => void;
}

/** A ring, or a pie, of the parts of a whole. */
export function ShareChart({ label, parts, text, middle, hasRest = false, onChoose }: ShareChartProps) {
  const id = useId();
  const words = useChartWords(text);
  const slices = parts.filter(({ value }) => value > 0);
  return (
    <ResponsiveContainer>
      <PieChart aria-label={label}>
        <Patterns id={id} />
        <Pie
          // The arrows walk the chart as a whole; a stop of its own would do nothing.
          rootTabIndex={-1}
          data={slices}
          dataKey="value"
          nameKey="name"
          innerRadius={middle === undefined ? 0 : '68%'}
          outerRadius="98%"
          startAngle={90}
          endAngle={-270}
          stroke="var(--sheet)"
          strokeWidth={2}
          isAnimationActive={false}
          {...(onChoose && {
            cursor: 'pointer',
            onClick: ({ name }) => {
              if (name !== undefined) onChoose(String(name));
            },
          })}
        >
          {slices.map(({ name }) => {
            const index = parts.findIndex((part) => part.name === name);
            const isRest = hasRest && index === parts.length - 1;
            return <Cell key={name} fill={isRest ? restColor : fillOf(id, seriesStyleAt(index))} />;
          })}
          {middle !== undefined && (
            <Label value={middle} position="center" fill="var(--ink)" fontSize={20} fontWeight={650} />
          )}
        </Pie>
        <Tooltip content={<ChartTip place={words.place} value={words.value} />} isAnimationActive={false} />
      </PieChart>
    </ResponsiveContainer>
  );
}
