/**
 * The path of a line through values, filling a box.
 * A flat line lies in the middle; fewer than two values draw nothing.
 */
export function sparklinePath(values: readonly number[], width: number, height: number, pad = 4): string {
  if (values.length < 2) return '';
  const low = Math.min(...values);
  const range = Math.max(...values) - low;
  const points = values.map((value, index) => {
    const x = (index * width) / (values.length - 1);
    const share = range === 0 ? 0.5 : (value - low) / range;
    return `${x.toFixed(1)},${(height - pad - share * (height - 2 * pad)).toFixed(1)}`;
  });
  return `M${points.join(' L')}`;
}
