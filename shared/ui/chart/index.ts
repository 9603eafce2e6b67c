/** Charts: an entry point of its own. The library that draws them arrives with the first one that is drawn. */
export { ChartBox, type ChartBoxProps } from './ChartBox';
export type { CourseChartProps } from './CourseChart';
export { HeatChart } from './HeatChart';
export { CandleChart, CourseChart, GaugeChart, PointChart, ShareChart, WebChart } from './lazyChart';
export type { CourseSeries } from './renderSeries';
export type { ShareChartProps } from './ShareChart';
export { Swatch } from './Swatch';
export { type SeriesStyle, seriesStyleAt } from './seriesStyles';
export type { WebChartProps } from './WebChart';
