import { useRuntime } from '@atrium/sdk';
import { toDay } from '@atrium/ui';
import { useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { type Period, readPeriod, writePeriod } from '../model/period';

export type PeriodChange = Parameters<typeof writePeriod>[1];

export const useToday = (): string => toDay(useRuntime().clock.now());

export function usePeriod(): [Period, (change: PeriodChange) => void] {
  const [search, setSearch] = useSearchParams();
  const today = useToday();
  const period = useMemo(() => readPeriod(search, today), [search, today]);
  return [period, (change) => setSearch((current) => writePeriod(current, change), { preventScrollReset: true })];
}
