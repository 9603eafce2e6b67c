/** How a series or a part is distinguished from the others: by its colour, and by its pattern. */
export const seriesStyles = ['plain', 'hatch', 'dots', 'back', 'line'] as const;
export type SeriesStyle = (typeof seriesStyles)[number];

export const colorOf: Record<SeriesStyle, string> = {
  plain: 'var(--mark)',
  hatch: 'var(--teal)',
  dots: 'var(--amber)',
  back: 'var(--plum)',
  line: 'var(--control)',
};

/** What is beside what matters: its place tells which it is. */
export const quietColor = 'var(--control)';

/** What is missing of a goal. */
export const restColor = 'var(--active)';

/** The look of the part at an index. */
export const seriesStyleAt = (index: number): SeriesStyle => seriesStyles[index % seriesStyles.length] ?? 'plain';
