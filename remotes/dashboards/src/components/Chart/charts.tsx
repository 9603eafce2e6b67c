import { useRuntime } from '@atrium/sdk';
import {
  ChartBox,
  type ChartBoxProps,
  CourseChart,
  type CourseChartProps,
  ShareChart,
  type ShareChartProps,
  WebChart,
  type WebChartProps,
} from '@atrium/ui/chart';
import { type ComponentType, useDeferredValue, useEffect, useMemo, useRef, useState } from 'react';
import { placePath, type RecordKind } from '../../model/recordsPath';
import { useShownPeriod } from '../../state/shownPeriod';
import { type Unit, useChartText } from './useChartText';

/** Opens the records of a place of a chart. Stable across periods, so that charts do not render again. */
function useChoosePlace(records: RecordKind | undefined): ((place: string) => void) | undefined {
  const { navigate } = useRuntime();
  const { range } = useShownPeriod();
  const shown = useRef(range);
  useEffect(() => {
    shown.current = range;
  }, [range]);
  return useMemo(
    () => records && ((place: string) => navigate(placePath(place, shown.current, records))),
    [records, navigate],
  );
}

/** Stable reference while the value is deeply equal; for data, and stable functions. */
function useSteady<Value extends object>(value: Value): Value {
  const [previous, setPrevious] = useState(value);
  if (previous === value || JSON.stringify(previous) === JSON.stringify(value)) return previous;
  setPrevious(value);
  return value;
}

const placeWidth = 84;
const monthWidth = 44;

interface TimeViewProps extends Omit<CourseChartProps, 'text' | 'placeWidth' | 'inStep'> {
  unit: Unit;
  /** All places are in one year, which the axis omits. */
  isOneYear?: boolean;
}

function TimeView({ unit, isOneYear = false, ...chart }: TimeViewProps) {
  const text = useChartText(unit);
  const tick = (category: string) => text.tick(category, !isOneYear);
  return (
    <CourseChart {...chart} text={{ ...text, tick }} placeWidth={isOneYear ? monthWidth : placeWidth} inStep="time" />
  );
}

export interface TimeChartProps extends Omit<TimeViewProps, 'onChoose'> {
  records?: RecordKind;
}

export interface SharesChartProps extends Omit<ShareChartProps, 'text'> {
  unit: Unit;
}

function SharesView({ unit, ...chart }: SharesChartProps) {
  return <ShareChart {...chart} text={useChartText(unit)} />;
}

interface ChartSuspenseProps<Props extends object> extends Pick<ChartBoxProps, 'room'> {
  by: ComponentType<Props>;
  of: Props;
}

/** Chart in its card, rendered after the numbers around it, and only when its data change. */
function ChartSuspense<Props extends object>({ by: Chart, of, room = 'wide' }: ChartSuspenseProps<Props>) {
  const steady = useDeferredValue(useSteady(of));
  const chart = useMemo(() => <Chart {...steady} />, [Chart, steady]);
  return <ChartBox room={room}>{chart}</ChartBox>;
}

export function TimeChart({ records, ...props }: TimeChartProps) {
  const onChoose = useChoosePlace(records);
  return <ChartSuspense by={TimeView} of={{ ...props, ...(onChoose && { onChoose }) }} />;
}

export const SharesChart = (props: SharesChartProps) => <ChartSuspense by={SharesView} of={props} room="round" />;

export const RadarChart = (props: WebChartProps) => <ChartSuspense by={WebChart} of={props} />;
