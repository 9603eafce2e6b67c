import { readWidget } from '@atrium/ui/widget';
import { type ReactNode, useMemo } from 'react';
import { compareRange, periodKeys, rangeOf } from '../../model/period';
import { PeriodProvider } from '../../state/shownPeriod';
import { useToday } from '../../state/usePeriod';

interface Props {
  data: unknown;
  children: ReactNode;
}

export function WidgetPeriod({ data, children }: Props) {
  const today = useToday();
  const chosen = readWidget(data).settings.period;
  const period = useMemo(() => {
    const key = periodKeys.find((one) => one === chosen);
    const named = key === undefined || key === 'own' ? 'days' : key;
    const range = rangeOf(named, today);
    return { key: named, range, comparison: 'before' as const, before: compareRange(named, range, 'before') };
  }, [chosen, today]);
  return <PeriodProvider value={period}>{children}</PeriodProvider>;
}
