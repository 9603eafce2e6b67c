import { useMemo, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { readTableParams, type Sort, type TableDefaults, type TableParams, writeTableParams } from './tableParams';

export interface TableParamsControl extends TableParams {
  /** Something is searched for or filtered by. */
  isFiltered: boolean;
  setPage: (page: number, perPage?: number) => void;
  setSort: (sort: Sort | undefined) => void;
  setQuery: (q: string) => void;
  setFilter: (name: string, value: string | undefined) => void;
  /** Takes off search and filters. */
  clear: () => void;
}

/**
 * A table's page, page size, order, search and filters, kept in the address: Back, reload and a shared link show the
 * same rows. Typing in the search replaces the entry of the history, everything else makes one.
 */
export function useTableParams(given: TableDefaults = {}): TableParamsControl {
  const [defaults] = useState(given);
  const [search, setSearch] = useSearchParams();
  return useMemo(() => {
    const params = readTableParams(search, defaults);
    const change = (next: Partial<TableParams>, replace = false) =>
      setSearch((current) => writeTableParams(current, next, defaults), { replace });
    return {
      ...params,
      isFiltered: params.q !== '' || Object.keys(params.filters).length > 0,
      setPage: (page, perPage = params.perPage) => change(perPage === params.perPage ? { page } : { perPage }),
      setSort: (sort) => change({ sort }),
      setQuery: (q) => change({ q }, true),
      setFilter: (name, value) => change({ filters: { ...params.filters, [name]: value ?? '' } }),
      clear: () => change({ q: '', filters: {} }),
    };
  }, [search, setSearch, defaults]);
}
