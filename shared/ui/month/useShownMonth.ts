import type { Day } from '@atrium/contract/values';
import { type KeyboardEvent, type RefObject, useState } from 'react';
import { useTheme } from '../theme/useTheme';
import { stepByKey } from './monthDays';

/** Which month a grid shows, by the day that the keys are at; where `day` changes, its month. */
export function useShownMonth(first: Day, day: Day | null, grid: RefObject<HTMLElement | null>) {
  const { direction } = useTheme();
  const [shown, setShown] = useState(first);
  const [seen, setSeen] = useState(day);
  if (day !== seen) {
    setSeen(day);
    if (day) setShown(day);
  }

  const walk = (event: KeyboardEvent) => {
    const next = stepByKey(shown, event.key, direction === 'rtl');
    if (!next) return;
    event.preventDefault();
    setShown(next);
    requestAnimationFrame(() => grid.current?.querySelector<HTMLElement>(`[data-day="${next}"]`)?.focus());
  };

  return { shown, setShown, walk };
}
