import { PolarAngleAxis, PolarGrid, PolarRadiusAxis, Radar, RadarChart, ResponsiveContainer, Tooltip } from 'recharts';
import { useFormat } from '../format/useFormat';
import { useIsNarrow } from '../media/useMediaQuery';
import styles from './ChartTip.module.css';

export interface WebChartProps {
  label: string;
  /** Each series in percent of its own largest value, with the real values for the tooltip. */
  axes: readonly { name: string; values: readonly { share: number; text: string }[] }[];
  series: readonly string[];
}

/** Series of different kinds over the same axes, each measured by its own largest value. */
export function WebChart({ label, axes, series }: WebChartProps) {
  const format = useFormat();
  // The names stand beside the web, and need more of a narrow card than of a wide one.
  const radius = useIsNarrow() ? '58%' : '80%';
  const points = axes.map(({ name, values }) => ({
    name,
    ...Object.fromEntries(values.map(({ share }, at) => [`s${at}`, share])),
  }));
  return (
    <ResponsiveContainer>
      <RadarChart data={points} outerRadius={radius} aria-label={label}>
        <PolarGrid stroke="var(--line)" />
        <PolarAngleAxis dataKey="name" tick={{ fill: 'var(--ink-2)', fontSize: 12 }} />
        <PolarRadiusAxis
          angle={90}
          domain={[0, 100]}
          tickCount={3}
          tickFormatter={(percent: number) => (percent === 50 ? format.percent(0.5) : '')}
          tick={{ fill: 'var(--ink-3)', fontSize: 11 }}
          axisLine={false}
        />
        {series.map((name, at) => (
          <Radar
            key={name}
            name={name}
            dataKey={`s${at}`}
            stroke={at === 0 ? 'var(--mark)' : 'var(--teal)'}
            strokeWidth={1.75}
            {...(at > 0 && { strokeDasharray: '4 3' })}
            fill={at === 0 ? 'var(--mark)' : 'var(--teal)'}
            fillOpacity={at === 0 ? 0.22 : 0.08}
            isAnimationActive={false}
          />
        ))}
        <Tooltip content={<WebTip axes={axes} series={series} />} isAnimationActive={false} />
      </RadarChart>
    </ResponsiveContainer>
  );
}

type WebTipProps = Pick<WebChartProps, 'axes' | 'series'> & { active?: boolean; label?: string | number };

function WebTip({ active, label, axes, series }: WebTipProps) {
  const axis = axes.find(({ name }) => name === label);
  if (!active || !axis) return null;
  return (
    <div className={styles.tip} role="status">
      <b>{axis.name}</b>
      {series.map((name, at) => (
        <div key={name}>
          {name}: <bdi>{axis.values[at]?.text}</bdi>
        </div>
      ))}
    </div>
  );
}
