import { type ComponentProps, useId } from 'react';
import { ComposedChart, getNiceTickValues, ResponsiveContainer, Tooltip, XAxis, YAxis } from 'recharts';
import { useTheme } from '../theme/useTheme';
import { courseMarginOf } from './axis';
import { ChartTip } from './ChartTip';
import { CourseAxes } from './CourseAxes';
import { CourseMarks } from './CourseMarks';
import { type ChartText, useChartWords } from './chartText';
import { Patterns } from './Patterns';
import { type CourseSeries, renderSeries } from './renderSeries';

/** Maximum number of ticks, and the number for a low chart. */
const maxTicks = 5;
const fewTicks = 3;

/** Sums of each place, single or stacked: above zero, and below. */
function extremesOf(series: readonly CourseSeries[], isStacked: boolean): [number, number] {
  const stacked = isStacked ? series.filter(({ kind }) => kind !== 'dashed' && kind !== 'line') : [];
  const places = stacked[0]?.data.map((_, place) => stacked.map(({ data }) => data[place] ?? 0)) ?? [];
  const sums = places.flatMap((values) => [
    values.reduce((sum, value) => sum + Math.min(0, value), 0),
    values.reduce((sum, value) => sum + Math.max(0, value), 0),
  ]);
  const values = [0, ...sums, ...series.flatMap(({ data }) => data)];
  return [Math.min(...values), Math.max(...values)];
}

/** The values that the axis of some series writes, from the lowest to the highest; zero is among what they span. */
export function valueTicks(series: readonly CourseSeries[], isStacked = false, isLow = false): number[] {
  const hasParts = series.some(({ data }) => data.some((value) => !Number.isInteger(value)));
  const [lowest, highest] = extremesOf(series, isStacked);
  const top = highest > lowest ? highest : lowest + 1;
  const ticks = getNiceTickValues([lowest, top], isLow ? fewTicks : maxTicks, hasParts, 'snap125');
  // There are always so many; those beyond what is drawn would only take room from it.
  return ticks.filter((tick, at) => (ticks[at - 1] ?? tick - 1) < top && (ticks[at + 1] ?? tick + 1) > lowest);
}

export interface CourseChartProps {
  /** Its name for screen readers. */
  label: string;
  /** Places of the values of each series, in the order of the axis. A shorter series ends before it does. */
  categories: readonly string[];
  series: readonly CourseSeries[];
  text?: Partial<ChartText>;
  /**
   * Width of a place's text with the gap after it, in pixels: the number of written places follows from it. Without it
   * they take as much as the longest one may.
   */
  placeWidth?: number;
  /** Signs at places, such as notes: what is drawn over the line. */
  marks?: readonly { category: string; sign: string }[];
  /** The place from which on nothing is over yet: drawn paler. */
  paleFrom?: string | undefined;
  /** The place from which on bars that stand alone are in the accent, whatever their look: the latest one. */
  accentFrom?: string | undefined;
  /** Bars grow from one line, up and down. */
  isStacked?: boolean;
  /** Bars lie, under each other. */
  isLying?: boolean;
  /** It has little height: its axis writes few values. */
  isLow?: boolean;
  /**
   * A place was clicked on with a mouse; a finger asks what is there. Offer the same by the keys too, for a chart is no
   * row of buttons.
   */
  onChoose?: (category: string) => void;
  /** Charts of the same name point at the same place: where one is pointed at, all say what they have there. */
  inStep?: string;
}

const pointed = { cursor: 'pointer' };

const isByFinger = (event: Event): boolean => 'pointerType' in event && event.pointerType === 'touch';

/** Lets a place be chosen by a click of a mouse. */
const choosing = (onChoose: CourseChartProps['onChoose']): ComponentProps<typeof ComposedChart> =>
  onChoose
    ? {
        style: pointed,
        onClick: ({ activeLabel }, { nativeEvent }) => {
          if (activeLabel !== undefined && !isByFinger(nativeEvent)) onChoose(String(activeLabel));
        },
      }
    : {};

const toPoints = (categories: readonly string[], series: readonly CourseSeries[]) =>
  categories.map((category, index) => ({
    category,
    ...Object.fromEntries(series.map(({ data }, at) => [`s${at}`, data[index]])),
  }));

/** A course over time, or over names in an order: areas, lines, bars, and dashed lines for what they are compared with. */
export function CourseChart(props: CourseChartProps) {
  const { label, categories, series, text, placeWidth, marks = [], paleFrom, accentFrom } = props;
  const { isStacked = false, isLying = false, isLow = false, onChoose, inStep } = props;
  const id = useId();
  const words = useChartWords(text);
  const isRtl = useTheme().direction === 'rtl';
  const points = toPoints(categories, series);
  const ticks = valueTicks(series, isStacked, isLow);
  const bars = series.filter(({ kind }) => kind === 'bar').length;
  const valueAxis = { type: 'number', domain: [ticks[0] ?? 0, ticks.at(-1) ?? 0], hide: true } as const;
  const placeAxis = { type: 'category', dataKey: 'category', scale: bars > 0 ? 'band' : 'point', hide: true } as const;
  const options = { id, categories, paleFrom, accentFrom, isStacked, isLying, isAlone: !isLying && bars === 1 };
  return (
    <ResponsiveContainer>
      <ComposedChart
        data={points}
        layout={isLying ? 'vertical' : 'horizontal'}
        margin={courseMarginOf({ isRtl, isLying, hasMarks: marks.length > 0 })}
        aria-label={label}
        {...(inStep !== undefined && { syncId: inStep, syncMethod: 'value' as const })}
        {...choosing(onChoose)}
        {...(isStacked && { stackOffset: 'sign' as const })}
      >
        <Patterns id={id} />
        <XAxis {...(isLying ? valueAxis : placeAxis)} reversed={isRtl} />
        <YAxis {...(isLying ? placeAxis : valueAxis)} />
        <CourseAxes
          places={categories}
          writePlace={words.tick}
          placeWidth={placeWidth}
          values={ticks}
          writeValue={words.short}
          isRtl={isRtl}
          isLying={isLying}
        />
        <Tooltip
          content={<ChartTip place={words.place} value={words.value} />}
          cursor={{ stroke: 'var(--line-strong)', fill: 'var(--hover)', fillOpacity: 0.5 }}
          isAnimationActive={false}
        />
        {series.map((one, at) => renderSeries(one, { ...options, at }))}
        <CourseMarks marks={marks} />
      </ComposedChart>
    </ResponsiveContainer>
  );
}
