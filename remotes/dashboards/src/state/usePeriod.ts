import { useSearchParams } from 'react-router-dom';
import { type PeriodKey, periodOf } from '../model/period';

/** The period in the URL, and how to change it. */
export function usePeriod(): [PeriodKey, (period: PeriodKey) => void] {
  const [search, setSearch] = useSearchParams();
  const setPeriod = (period: PeriodKey) =>
    setSearch((current) => {
      const next = new URLSearchParams(current);
      if (period === 'days') next.delete('period');
      else next.set('period', period);
      return next;
    });
  return [periodOf(search), setPeriod];
}
