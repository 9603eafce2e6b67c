import { useMemo, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useTableMemory } from './tableMemory';
import {
  perPageOptions,
  readTableParams,
  type Sort,
  type TableDefaults,
  type TableParams,
  writeTableParams,
} from './tableParams';

export interface TableParamsControl extends TableParams {
  /** Something is searched for or filtered by. */
  isFiltered: boolean;
  setPage: (page: number, perPage?: number) => void;
  setSort: (sort: Sort | undefined) => void;
  setQuery: (q: string) => void;
  setFilter: (name: string, value: string | undefined) => void;
  /** Removes search and filters. */
  clear: () => void;
  /** The query of the address of a page, all else as it is. */
  pageSearch?: (page: number) => string;
}

export interface TableOptions extends TableDefaults {
  /** Unique among the tables of all apps: with it the browser remembers the page size. */
  name?: string;
}

/**
 * A table's page, page size, order, search and filters, kept in the address: Back, reload and a shared link show the
 * same rows. Typing in the search replaces the entry of the history, everything else makes one.
 */
export function useTableParams(given: TableOptions = {}): TableParamsControl {
  const [defaults] = useState(given);
  const [memory, remember] = useTableMemory(defaults.name ?? '');
  const [search, setSearch] = useSearchParams();
  return useMemo(() => {
    const options = defaults.perPageOptions ?? perPageOptions;
    const remembered = defaults.name && memory.perPage && options.includes(memory.perPage) ? memory.perPage : undefined;
    const params = readTableParams(search, { ...defaults, perPage: remembered ?? defaults.perPage });
    // The page size is in the address wherever it is not the standard one: a remembered one is this browser's alone.
    const write = (current: URLSearchParams, next: Partial<TableParams>) =>
      writeTableParams(current, { perPage: params.perPage, ...next }, defaults);
    const change = (next: Partial<TableParams>, replace = false) =>
      setSearch((current) => write(current, next), { replace });
    return {
      ...params,
      isFiltered: params.q !== '' || Object.keys(params.filters).length > 0,
      setPage: (page, perPage = params.perPage) => {
        if (perPage === params.perPage) return change({ page });
        if (defaults.name) remember({ ...memory, perPage });
        change({ perPage });
      },
      setSort: (sort) => change({ sort }),
      setQuery: (q) => change({ q }, true),
      setFilter: (name, value) => change({ filters: { ...params.filters, [name]: value ?? '' } }),
      clear: () => change({ q: '', filters: {} }),
      pageSearch: (page) => write(search, { page }).toString(),
    };
  }, [search, setSearch, defaults, memory, remember]);
}
