import { whenIdle } from '@atrium/sdk';
import { useEffect, useState } from 'react';
import { useShownTitle } from './PageTitles';

/** Rows that fill the tallest screens. */
const firstCount = 60;
/** Rows that are added in one go, a few milliseconds of work. */
const step = 40;

/**
 * How many rows of a long list are rendered: a first screen of them with the page, and the rest step by step once the page
 * is there and nothing else is to do, so that the browser's search, the keyboard and screen readers find all.
 * @param of what the list shows: with anything else it begins anew
 */
export function useGrowingCount(total: number, of = ''): number {
  const [shown, setShown] = useState({ of, count: firstCount });
  const isPageThere = useShownTitle() !== '';
  const count = shown.of === of ? shown.count : firstCount;
  useEffect(
    () => (isPageThere && count < total ? whenIdle(() => setShown({ of, count: count + step })) : undefined),
    [isPageThere, count, total, of],
  );
  return count;
}
