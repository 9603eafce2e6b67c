/** Charts: an entry point of its own. The library that draws them arrives with the first one that is drawn. */
export type { Candle, CandleChartProps, CandleSpan } from './CandleChart';
export { ChartBox, type ChartBoxProps } from './ChartBox';
export type { CourseChartProps } from './CourseChart';
export type { ChartText } from './chartText';
export type { GaugeChartProps } from './GaugeChart';
export { HeatChart, type HeatChartProps } from './HeatChart';
export { CandleChart, CourseChart, GaugeChart, PointChart, ShareChart, WebChart } from './lazyChart';
export type { Point, PointChartProps } from './PointChart';
export type { CourseSeries } from './renderSeries';
export type { ShareChartProps } from './ShareChart';
export { Swatch, type SwatchProps } from './Swatch';
export { type SeriesStyle, seriesStyleAt } from './seriesStyles';
export type { WebChartProps } from './WebChart';
