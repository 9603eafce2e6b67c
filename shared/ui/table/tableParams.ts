export interface Sort {
  key: string;
  isDescending: boolean;
}

/** The state of a table as the address bar tells it. */
export interface TableParams {
  page: number;
  perPage: number;
  sort: Sort | undefined;
  q: string;
  filters: Readonly<Record<string, string>>;
}

export interface TableDefaults {
  perPage?: number;
  /** The page sizes that one may choose from; others in the address are not taken. */
  perPageOptions?: readonly number[];
  sort?: Sort;
  /** The names of the filters; other parameters of the address are left alone. */
  filters?: readonly string[];
}

export const perPageOptions = [10, 25, 50] as const;

const positive = (text: string | null): number | undefined => {
  const value = Number(text);
  return text && Number.isInteger(value) && value > 0 ? value : undefined;
};

/** Maximum length of a search: the API rejects longer ones. */
const maxSearchLength = 200;

const readSort = (text: string | null): Sort | undefined => {
  const key = text?.replace(/^-/, '');
  return text && key ? { key, isDescending: text.startsWith('-') } : undefined;
};
const writeSort = ({ key, isDescending }: Sort) => (isDescending ? `-${key}` : key);

/** Reads a table's state from the address. What cannot be read counts as not given. */
export function readTableParams(search: URLSearchParams, defaults: TableDefaults = {}): TableParams {
  const options = defaults.perPageOptions ?? perPageOptions;
  const perPage = positive(search.get('perPage'));
  return {
    page: positive(search.get('page')) ?? 1,
    perPage: perPage && options.includes(perPage) ? perPage : (defaults.perPage ?? options[0] ?? 10),
    sort: readSort(search.get('sort')) ?? defaults.sort,
    // An address may say more than a search takes.
    q: (search.get('q') ?? '').slice(0, maxSearchLength),
    filters: Object.fromEntries(
      (defaults.filters ?? []).flatMap((name) => {
        const value = search.get(name);
        return value ? [[name, value]] : [];
      }),
    ),
  };
}

/** Writes a change into the address. Defaults are left out, and everything but a turn of the page leads to page 1. */
export function writeTableParams(
  search: URLSearchParams,
  change: Partial<TableParams>,
  defaults: TableDefaults = {},
): URLSearchParams {
  const standard = readTableParams(new URLSearchParams(), defaults);
  const next = { ...readTableParams(search, defaults), ...('page' in change ? {} : { page: 1 }), ...change };
  const written = new URLSearchParams(search);
  const put = (name: string, value: string, isDefault: boolean) =>
    isDefault || value === '' ? written.delete(name) : written.set(name, value);

  put('page', String(next.page), next.page === 1);
  put('perPage', String(next.perPage), next.perPage === standard.perPage);
  const sort = next.sort ? writeSort(next.sort) : '';
  put('sort', sort, sort === (standard.sort ? writeSort(standard.sort) : ''));
  put('q', next.q, false);
  for (const name of defaults.filters ?? []) put(name, next.filters[name] ?? '', false);
  return written;
}

/** Input of a list's call from a table's state, besides its filter. */
interface ListPaging {
  page: number;
  perPage: number;
  sortBy?: string;
  sortDir?: 'asc' | 'desc';
}

export type ListQuery<Filter extends object> = Filter & ListPaging;

/** The call's arguments for a state of the table. Without an order the API's own holds. */
export const toListQuery = <Filter extends object>(
  { page, perPage, sort }: Pick<TableParams, 'page' | 'perPage' | 'sort'>,
  filter: Filter,
): ListQuery<Filter> => ({
  ...filter,
  page,
  perPage,
  ...(sort && { sortBy: sort.key, sortDir: sort.isDescending ? 'desc' : 'asc' }),
});
