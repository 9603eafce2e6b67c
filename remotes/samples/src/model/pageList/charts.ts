import { defineGroup } from '../samplePage';

export const charts = defineGroup('charts', 'chart-column', [
  [114, '/charts/apex', 'charts.apex', 'charts', 'more-charts'],
  [115, '/charts/chartjs', 'charts.chartjs', 'charts', 'more-charts'],
  [116, '/charts/recharts', 'charts.recharts', 'charts', 'more-charts'],
]);
