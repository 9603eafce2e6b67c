/** Styles that distinguish series: each has a colour and a pattern. */
export const seriesStyles = ['plain', 'hatch', 'dots', 'back', 'line'] as const;
export type SeriesStyle = (typeof seriesStyles)[number];

export const colorOf: Record<SeriesStyle, string> = {
  plain: 'var(--mark)',
  hatch: 'var(--teal)',
  dots: 'var(--amber)',
  back: 'var(--plum)',
  line: 'var(--control)',
};

/** Secondary series: its place identifies it. */
export const quietColor = 'var(--control)';

/** The missing share of a goal. */
export const restColor = 'var(--active)';

/** Style of the series at an index. */
export const seriesStyleAt = (index: number): SeriesStyle => seriesStyles[index % seriesStyles.length] ?? 'plain';
