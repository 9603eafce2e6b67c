/** Line of the first handler of Enter in a file that never asks `isComposing`; undefined if there is none. */
export function unguardedKey(source: string): number | undefined {
  if (/\bisComposing\(/.test(source)) return undefined;
  const place = source.search(/\.key [!=]== 'Enter'|\bonPressEnter=/);
  return place < 0 ? undefined : source.slice(0, place).split('\n').length;
}
