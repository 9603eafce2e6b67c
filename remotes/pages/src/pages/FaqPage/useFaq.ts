import { useLocation, useSearchParams } from 'react-router-dom';
import { useGetFaqQuery } from '../../api/help/helpApi';
import { faqCategories, shownCategory } from '../../model/faqCategories';
import { useQuery } from '../../components/Search/useQuery';

/** The questions that match, and the category on screen, as the address tells. */
export function useFaq() {
  const [params, setParams] = useSearchParams();
  const { q, search } = useQuery();
  const { hash } = useLocation();
  const { data, error, isFetching, refetch } = useGetFaqQuery(q.trim());
  const categories = data && faqCategories(data);

  return {
    q,
    categories,
    shown: categories && shownCategory(categories, params.get('category'), decodeURIComponent(hash.slice(1))),
    error,
    isFetching,
    refetch,
    search,
    show: (category: string) =>
      setParams((current) => {
        current.set('category', category);
        return current;
      }),
  };
}
