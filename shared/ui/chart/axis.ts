/** Text style of every axis. */
export const tickStyle = { fill: 'var(--ink-3)', fontSize: 12 };

/** An axis of places, each by its category. */
export const placeAxis = { dataKey: 'category', tickLine: false, axisLine: false, tick: tickStyle } as const;

/** An axis of values: without a line of its own, for the grid has lines. */
export const valueAxis = { tickLine: false, axisLine: false, tick: tickStyle, tickCount: 4 } as const;

/** Width of the texts of a value axis. */
export const valueAxisWidth = 52;

/** Margin with space for the last value beside the chart. */
export const marginOf = (isRtl: boolean, top = 8) => ({ top, right: isRtl ? 0 : 8, bottom: 0, left: isRtl ? 8 : 0 });

interface CourseSpace {
  isRtl: boolean;
  isLying: boolean;
  hasMarks: boolean;
}

/** Room for what the axes of a course write. */
export function courseMarginOf({ isRtl, isLying, hasMarks }: CourseSpace) {
  const [start, end] = [isLying ? 104 : valueAxisWidth, 8];
  return { top: hasMarks ? 20 : 8, right: isRtl ? start : end, bottom: 30, left: isRtl ? end : start };
}
