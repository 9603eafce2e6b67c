import type { CourseSeries } from '@atrium/ui/chart';
import type { Series } from '../../api/schemas';
import type { ChartTable } from '../../model/chartTable';

interface Course {
  categories: readonly string[];
  series: readonly Series[];
}

interface Names {
  head: string;
  now: string;
  before: string;
}

export const toRendered = (
  { series }: Course,
  { now, before }: Names,
  kind: 'area' | 'bar',
  isQuiet = false,
): CourseSeries[] =>
  series
    .slice(0, 2)
    .map(({ data }, at) => (at === 0 ? { label: now, data, kind, isQuiet } : { label: before, data, kind: 'dashed' }));

export const toTable = ({ categories, series }: Course, { head, now, before }: Names): ChartTable => ({
  head,
  categories,
  series: series.slice(0, 2).map(({ data }, at) => ({ label: at === 0 ? now : before, data })),
});
