import { useSearchParams } from 'react-router-dom';
import { type ReviewView, readReviewView, writeReviewView } from '../../model/reviewAddress';

/** View state in the URL: Back and reload restore it. */
export function useReviewView() {
  const [search, setSearch] = useSearchParams();
  const view = readReviewView(search);
  const change = (next: Partial<ReviewView>, replace = false) =>
    setSearch(writeReviewView({ ...view, ...next }), { replace });
  return { view, change };
}
