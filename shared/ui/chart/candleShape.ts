/** Where something started and ended, and how far it went between. */
export interface CandleSpan {
  open: number;
  high: number;
  low: number;
  close: number;
}

/** Where the body of a candle is, whose whole span is drawn from a top on, so many pixels high. */
export function candleShape({ open, high, low, close }: CandleSpan, { top, height }: { top: number; height: number }) {
  const scale = high > low ? height / (high - low) : 0;
  return {
    bodyTop: top + (high - Math.max(open, close)) * scale,
    bodyHeight: Math.abs(close - open) * scale,
    isRising: close >= open,
  };
}
