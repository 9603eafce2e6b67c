import { useCallback, useState } from 'react';
import { createTextMeasure, type Measure } from '../model/words';
import { useSliced } from './useSliced';

/** Milliseconds without a key after which a text is counted again. */
const rest = 400;

/** Length of a text and the time to read it; null until both are known. */
export function useTextMeasure(html: string): Measure | null {
  const [measure] = useState(createTextMeasure);
  const begin = useCallback(() => measure(html), [measure, html]);
  return useSliced(begin, rest)?.value ?? null;
}
