import type { TableParams } from './tableParams';

/** What the call of a list takes of a table's state besides its filter. */
export interface ListPaging {
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
