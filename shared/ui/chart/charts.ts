import { chartOnDemand } from './chartOnDemand';

// The library that draws is larger than all that is drawn around it: it comes with the first chart, not with the page.
const CandleChart = chartOnDemand(async () => (await import('./CandleChart')).CandleChart);
const CourseChart = chartOnDemand(async () => (await import('./CourseChart')).CourseChart);
const GaugeChart = chartOnDemand(async () => (await import('./GaugeChart')).GaugeChart);
const PointChart = chartOnDemand(async () => (await import('./PointChart')).PointChart);
const ShareChart = chartOnDemand(async () => (await import('./ShareChart')).ShareChart);
const WebChart = chartOnDemand(async () => (await import('./WebChart')).WebChart);

export { CandleChart, CourseChart, GaugeChart, PointChart, ShareChart, WebChart };
