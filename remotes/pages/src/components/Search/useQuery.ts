import { useSearchParams } from 'react-router-dom';

/** What is searched for, in the address; typing replaces the entry of the history. */
export function useQuery() {
  const [params, setParams] = useSearchParams();
  return {
    q: params.get('q') ?? '',
    search: (next: string) =>
      setParams(
        (current) => {
          current.delete('q');
          if (next) current.set('q', next);
          return current;
        },
        { replace: true },
      ),
  };
}
