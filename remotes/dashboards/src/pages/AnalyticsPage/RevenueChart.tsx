import { Area, AreaChart, CartesianGrid, ResponsiveContainer, Tooltip, XAxis } from 'recharts';
import { useFormat, useTheme } from 'shared/ui';
import { isMonth, type Point } from '../../model/points';
import { ChartTip } from './ChartTip';

/** Revenue as an area, the period before as a dashed line. */
export default function RevenueChart({ points, label }: { points: Point[]; label: string }) {
  const { dateShort, month } = useFormat();
  const { direction } = useTheme();
  const tick = (category: string) => (isMonth(category) ? month(`${category}-01`) : dateShort(category));
  return (
    <ResponsiveContainer>
      <AreaChart data={points} margin={{ top: 8, right: 4, bottom: 0, left: 4 }} role="img" aria-label={label}>
        <CartesianGrid vertical={false} stroke="var(--line)" />
        <XAxis
          dataKey="category"
          tickFormatter={tick}
          reversed={direction === 'rtl'}
          tickLine={false}
          axisLine={false}
          minTickGap={56}
          tick={{ fill: 'var(--ink-3)', fontSize: 12 }}
          tickMargin={10}
        />
        <Tooltip content={<ChartTip />} cursor={{ stroke: 'var(--line-strong)' }} />
        <Area
          dataKey="now"
          type="linear"
          stroke="var(--mark)"
          strokeWidth={1.75}
          fill="var(--accent-soft)"
          fillOpacity={0.7}
          isAnimationActive={false}
        />
        <Area
          dataKey="before"
          type="linear"
          stroke="var(--control)"
          strokeWidth={1.5}
          strokeDasharray="3 3"
          fill="none"
          isAnimationActive={false}
        />
      </AreaChart>
    </ResponsiveContainer>
  );
}
