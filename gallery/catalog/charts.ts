import { defineEntries } from './entry';

export const charts = defineEntries(
  'Charts and maps',
  'Drawn from numbers of the product, distinguished without colour too, and readable as a table.',
  [
    ['charts', 'Courses and shares', '@atrium/ui/chart', 'ChartBox', 'Swatch', 'CourseChart', 'ShareChart'],
    [
      'more-charts',
      'Further charts',
      '@atrium/ui/chart',
      'WebChart',
      'GaugeChart',
      'PointChart',
      'CandleChart',
      'HeatChart',
    ],
    ['maps', 'Maps', '@atrium/ui/map', 'WorldMap', 'MapMarker', 'MapCircle', 'MapLine'],
  ],
);
