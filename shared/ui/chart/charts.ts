import { lazyChart } from './lazyChart';

// The library that draws is larger than all that is drawn around it: it comes with the first chart, not with the page.
const CandleChart = lazyChart(async () => (await import('./CandleChart')).CandleChart);
const CourseChart = lazyChart(async () => (await import('./CourseChart')).CourseChart);
const GaugeChart = lazyChart(async () => (await import('./GaugeChart')).GaugeChart);
const PointChart = lazyChart(async () => (await import('./PointChart')).PointChart);
const ShareChart = lazyChart(async () => (await import('./ShareChart')).ShareChart);
const WebChart = lazyChart(async () => (await import('./WebChart')).WebChart);

export { CandleChart, CourseChart, GaugeChart, PointChart, ShareChart, WebChart };
