import { useFormat } from '../format/useFormat';

/** Texts of the places of an axis, and of values. */
export interface ChartText {
  /** A place as the axis has it. */
  tick: (place: string) => string;
  /** A place in full. */
  place: (place: string) => string;
  value: (value: number) => string;
  /** A value as the axis has it. */
  short: (value: number) => string;
}

const asItIs = (place: string) => place;

/** Places as they are, and values as plain numbers of the person's language, unless a chart says otherwise. */
export function useChartWords(text: Partial<ChartText> = {}): ChartText {
  const format = useFormat();
  return { tick: asItIs, place: asItIs, value: (value) => format.number(value), short: format.compact, ...text };
}
