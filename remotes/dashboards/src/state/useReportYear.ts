import { useSearchParams } from 'react-router-dom';

/** The year of the report in the URL; null is the latest, which the URL leaves out. */
export function useReportYear(): [string | null, (year: string | null) => void] {
  const [search, setSearch] = useSearchParams();
  const choose = (year: string | null) =>
    setSearch(
      (current) => {
        const next = new URLSearchParams(current);
        if (year === null) next.delete('year');
        else next.set('year', year);
        return next;
      },
      { preventScrollReset: true },
    );
  return [search.get('year'), choose];
}
