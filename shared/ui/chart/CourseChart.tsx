import { useId } from 'react';
import { CartesianGrid, ComposedChart, ReferenceLine, ResponsiveContainer, Tooltip, XAxis, YAxis } from 'recharts';
import { useTheme } from '../theme/useTheme';
import { marginOf, placeAxis, valueAxis, valueAxisWidth } from './axis';
import { ChartTip } from './ChartTip';
import { type ChartText, useChartWords } from './chartText';
import { type CourseSeries, drawSeries } from './drawSeries';
import { Patterns } from './Patterns';
import { PlaceAxis } from './PlaceAxis';

export interface CourseChartProps {
  /** Its name for screen readers. */
  label: string;
  /** What the values of each series are of, in the order of the axis. */
  categories: readonly string[];
  series: readonly CourseSeries[];
  text?: Partial<ChartText>;
  /**
   * What the text of a place takes with the gap after it, in pixels: how many are written follows from it. Without it
   * each text is measured, for which the browser lays out the page once more with every chart.
   */
  placeWidth?: number;
  /** Signs at places, such as notes: what is drawn over the line. */
  marks?: readonly { category: string; sign: string }[];
  /** The place from which on nothing is over yet: drawn paler. */
  paleFrom?: string | undefined;
  /** Bars grow from one line, up and down. */
  isStacked?: boolean;
  /** Bars lie, under each other. */
  isLying?: boolean;
}

/** A course over time, or over names in an order: areas, lines, bars, and dashed lines for what they are compared with. */
export function CourseChart({
  label,
  categories,
  series,
  text,
  placeWidth,
  marks = [],
  paleFrom,
  isStacked = false,
  isLying = false,
}: CourseChartProps) {
  const id = useId();
  const words = useChartWords(text);
  const isRtl = useTheme().direction === 'rtl';
  const points = categories.map((category, index) => ({
    category,
    ...Object.fromEntries(series.map(({ data }, at) => [`s${at}`, data[index] ?? 0])),
  }));
  const values = { ...valueAxis, tickFormatter: words.short };
  const orientation = isRtl ? ('right' as const) : ('left' as const);
  return (
    <ResponsiveContainer>
      <ComposedChart
        data={points}
        layout={isLying ? 'vertical' : 'horizontal'}
        margin={marginOf(isRtl, marks.length > 0 ? 20 : 8)}
        aria-label={label}
        {...(isStacked && { stackOffset: 'sign' as const })}
      >
        <Patterns id={id} />
        <CartesianGrid vertical={isLying} horizontal={!isLying} stroke="var(--line)" />
        {isLying ? (
          <XAxis type="number" reversed={isRtl} {...values} />
        ) : (
          <PlaceAxis count={categories.length} write={words.tick} placeWidth={placeWidth} isRtl={isRtl} />
        )}
        {isLying ? (
          <YAxis type="category" {...placeAxis} orientation={orientation} tickFormatter={words.tick} width={96} />
        ) : (
          <YAxis orientation={orientation} width={valueAxisWidth} interval={0} {...values} />
        )}
        <Tooltip
          content={<ChartTip place={words.place} value={words.value} />}
          cursor={{ stroke: 'var(--line-strong)', fill: 'var(--hover)', fillOpacity: 0.5 }}
          isAnimationActive={false}
        />
        {series.map((one, at) => drawSeries(one, { id, at, categories, paleFrom, isStacked }))}
        {marks.map(({ category, sign }) => (
          <ReferenceLine
            key={`${category} ${sign}`}
            x={category}
            stroke="var(--ink-3)"
            strokeDasharray="2 2"
            label={{ value: sign, position: 'top', fill: 'var(--ink-2)', fontSize: 11 }}
          />
        ))}
      </ComposedChart>
    </ResponsiveContainer>
  );
}
