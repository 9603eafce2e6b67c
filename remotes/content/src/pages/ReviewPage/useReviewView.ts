import { useSearchParams } from 'react-router-dom';
import { type ReviewView, readReviewView, writeReviewView } from '../../model/reviewAddress';

/** What the page shows is in its address: Back and reload show the same. */
export function useReviewView() {
  const [search, setSearch] = useSearchParams();
  const view = readReviewView(search);
  const change = (next: Partial<ReviewView>, replace = false) =>
    setSearch(writeReviewView({ ...view, ...next }), { replace });
  return { view, change };
}
