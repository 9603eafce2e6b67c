import { Bar, CartesianGrid, ComposedChart, ResponsiveContainer, Tooltip, XAxis, YAxis } from 'recharts';
import { useTheme } from '../theme/useTheme';
import { marginOf, placeAxis, valueAxis, valueAxisWidth } from './axis';
import styles from './ChartTip.module.css';
import { type ChartText, useChartWords } from './chartText';

export interface Candle extends CandleSpan {
  /** A place of the axis. */
  category: string;
}

export interface CandleChartProps {
  label: string;
  candles: readonly Candle[];
  /** Names of the four values. */
  names: Record<keyof CandleSpan, string>;
  text?: Partial<ChartText>;
}

/** Candles of open, close, high and low: hollow for a rise, filled for a fall. */
export function CandleChart({ label, candles, names, text }: CandleChartProps) {
  const words = useChartWords(text);
  const isRtl = useTheme().direction === 'rtl';
  const data = candles.map((candle) => ({ ...candle, span: [candle.low, candle.high] }));
  return (
    <ResponsiveContainer>
      <ComposedChart data={data} margin={marginOf(isRtl)} aria-label={label}>
        <CartesianGrid vertical={false} stroke="var(--line)" />
        <XAxis {...placeAxis} tickFormatter={words.tick} reversed={isRtl} tickMargin={8} />
        <YAxis
          orientation={isRtl ? 'right' : 'left'}
          width={valueAxisWidth}
          domain={['dataMin', 'dataMax']}
          tickFormatter={words.short}
          {...valueAxis}
        />
        <Tooltip content={<CandleTip names={names} words={words} />} isAnimationActive={false} />
        <Bar dataKey="span" shape={CandleMark} maxBarSize={18} isAnimationActive={false} />
      </ComposedChart>
    </ResponsiveContainer>
  );
}

interface CandleMarkProps {
  x?: number;
  y?: number;
  width?: number;
  height?: number;
  payload?: CandleSpan;
}

/** Drawn by the library in the place of a bar from the lowest to the highest. */
function CandleMark({ x = 0, y = 0, width = 0, height = 0, payload }: CandleMarkProps) {
  if (!payload) return <g />;
  const { bodyTop, bodyHeight, isRising } = candleShape(payload, { top: y, height });
  const middle = x + width / 2;
  return (
    <g stroke="var(--mark)" strokeWidth={1.5}>
      <path d={`M${middle} ${y}V${bodyTop}M${middle} ${bodyTop + bodyHeight}V${y + height}`} />
      <rect
        x={x}
        y={bodyTop}
        width={width}
        height={Math.max(1, bodyHeight)}
        rx={2}
        fill={isRising ? 'var(--sheet)' : 'var(--mark)'}
      />
    </g>
  );
}

interface CandleTipProps extends Pick<CandleChartProps, 'names'> {
  words: ChartText;
  active?: boolean;
  payload?: readonly { payload?: Candle }[];
}

const shownOrder = ['open', 'high', 'low', 'close'] as const;

function CandleTip({ active, payload, names, words }: CandleTipProps) {
  const candle = payload?.[0]?.payload;
  if (!active || !candle) return null;
  return (
    <div className={styles.tip} role="status">
      <b>{words.place(candle.category)}</b>
      {shownOrder.map((key) => (
        <div key={key}>
          {names[key]}: <bdi>{words.value(candle[key])}</bdi>
        </div>
      ))}
    </div>
  );
}

/** Open, close, high and low values. */
export interface CandleSpan {
  open: number;
  high: number;
  low: number;
  close: number;
}

/** Body of a candle within its span, whose top and height are given in pixels. */
export function candleShape({ open, high, low, close }: CandleSpan, { top, height }: { top: number; height: number }) {
  const scale = high > low ? height / (high - low) : 0;
  return {
    bodyTop: top + (high - Math.max(open, close)) * scale,
    bodyHeight: Math.abs(close - open) * scale,
    isRising: close >= open,
  };
}
