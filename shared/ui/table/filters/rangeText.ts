import type { FilterRange } from '@atrium/contract';
import type { TFunction } from 'i18next';

/** A range in words, its ends as `write` has them; undefined for none. */
export function describeRange(
  { from, to }: FilterRange,
  t: TFunction<'kit'>,
  write: { one: (end: string) => string; both: (from: string, to: string) => string },
): string | undefined {
  if (from && to) return from === to ? write.one(from) : write.both(from, to);
  if (from) return t('filter.fromEnd', { end: write.one(from) });
  return to ? t('filter.toEnd', { end: write.one(to) }) : undefined;
}
