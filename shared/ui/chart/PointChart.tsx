import {
  CartesianGrid,
  ResponsiveContainer,
  Scatter,
  ScatterChart,
  type SymbolType,
  Tooltip,
  XAxis,
  YAxis,
  ZAxis,
} from 'recharts';
import { useFormat } from '../format/useFormat';
import { useTheme } from '../theme/useTheme';
import { marginOf, valueAxis, valueAxisWidth } from './axis';
import styles from './ChartTip.module.css';
import { colorOf, seriesStyleAt } from './seriesStyles';

export interface Point {
  x: number;
  y: number;
  /** Size of its bubble. */
  size?: number;
}

export interface PointChartProps {
  label: string;
  /** Units of the axes. */
  axes: { x: string; y: string; size?: string };
  series: readonly { label: string; points: readonly Point[] }[];
}

/** Series are distinguished without colour too. */
const shapes: readonly SymbolType[] = ['circle', 'square', 'triangle', 'diamond', 'cross'];

/** Pairs of numbers as points: do they go together? With a third number, as bubbles. */
export function PointChart({ label, axes, series }: PointChartProps) {
  const format = useFormat();
  const isRtl = useTheme().direction === 'rtl';
  const axis = { type: 'number' as const, ...valueAxis, tickFormatter: format.compact };
  return (
    <ResponsiveContainer>
      <ScatterChart margin={marginOf(isRtl)} aria-label={label}>
        <CartesianGrid stroke="var(--line)" />
        <XAxis dataKey="x" name={axes.x} reversed={isRtl} {...axis} />
        <YAxis dataKey="y" name={axes.y} orientation={isRtl ? 'right' : 'left'} width={valueAxisWidth} {...axis} />
        <ZAxis dataKey="size" name={axes.size ?? ''} range={axes.size ? [40, 640] : [48, 48]} />
        <Tooltip content={<PointTip />} isAnimationActive={false} />
        {series.map(({ label: name, points }, at) => (
          <Scatter
            key={name}
            name={name}
            data={[...points]}
            shape={shapes[at % shapes.length] ?? 'circle'}
            fill={colorOf[seriesStyleAt(at)]}
            fillOpacity={axes.size ? 0.6 : 0.9}
            isAnimationActive={false}
          />
        ))}
      </ScatterChart>
    </ResponsiveContainer>
  );
}

interface PointTipProps {
  active?: boolean;
  payload?: readonly { name?: unknown; value?: unknown }[];
}

function PointTip({ active, payload }: PointTipProps) {
  const format = useFormat();
  if (!active || !payload?.length) return null;
  return (
    <div className={styles.tip} role="status">
      {payload.map(({ name, value }) => (
        <div key={String(name)}>
          {String(name)}: <bdi>{format.number(Number(value ?? 0))}</bdi>
        </div>
      ))}
    </div>
  );
}
