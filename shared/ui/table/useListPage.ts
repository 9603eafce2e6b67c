import { collectRows } from './collectRows';
import type { Column } from './column';
import { type ListQuery, toListQuery } from './listQuery';
import type { TableParams } from './tableParams';
import type { DataTableProps } from './tableProps';
import { useCsvExport } from './useCsvExport';
import { type RowSelection, useRowSelection } from './useRowSelection';
import { type TableParamsControl, useTableParams } from './useTableParams';
import { type TableView, useTableView } from './useTableView';

/** One page of a list, and how many rows there are on all pages. */
export interface ListRows<Row> {
  rows: readonly Row[];
  total: number;
}

/** What a query hook gives, as RTK Query's do. */
export interface ListResult<Answer> {
  /** The latest answer, also of the arguments before. */
  data?: Answer;
  /** The answer for the present arguments. */
  currentData?: Answer;
  error?: unknown;
  isFetching: boolean;
  refetch: () => void;
}

export interface ListPageOptions<Row extends { id: number }, Filter extends object, Answer> {
  /** Unique among the tables of all apps: "users". */
  name: string;
  /** The names of the filters in the address. */
  filters: readonly string[];
  columns: readonly Column<Row>[];
  /** What the list is narrowed to, as its call takes it. */
  toFilter: (params: Pick<TableParams, 'q' | 'filters'>) => Filter;
  /** The hook that asks for a page. */
  useQuery: (query: ListQuery<Filter>) => ListResult<Answer>;
  /** Asks for a page once, for an export. */
  load: (query: ListQuery<Filter>) => Promise<Answer>;
  read: (answer: Answer) => ListRows<Row>;
  /** Of the exported file, without ending. */
  fileName: string;
}

/** Which rows are chosen, as calls take it: their ids, or the filter that they all match. */
export type ChosenRows<Filter> = { ids: number[]; filter?: undefined } | { filter: Filter; ids?: undefined };

type WiredProps =
  | 'columns'
  | 'rowHeight'
  | 'rows'
  | 'rowKey'
  | 'selection'
  | 'total'
  | 'page'
  | 'perPage'
  | 'onPage'
  | 'sort'
  | 'onSort'
  | 'isStale'
  | 'error'
  | 'onRetry'
  | 'isFiltered'
  | 'onClear';

export interface ListPage<Row, Filter> {
  table: TableParamsControl;
  view: TableView<Row>;
  /** On all pages; undefined until the first answer. */
  total: number | undefined;
  selection: RowSelection;
  chosen: ChosenRows<Filter>;
  /** For `DataTable`, which takes the rest from the app: label, links, what an empty list shows. */
  tableProps: Pick<DataTableProps<Row>, WiredProps>;
  isExporting: boolean;
  /** Saves all rows that match as a CSV file. */
  exportAll: () => void;
  /** Saves the chosen rows. */
  exportChosen: () => void;
}

/**
 * Everything that a page with a list of records does besides drawing it: its state in the address, the page of rows for
 * that state, which rows are chosen, which columns are shown, and exports.
 */
export function useListPage<Row extends { id: number }, Filter extends object, Answer>({
  name,
  filters,
  columns,
  toFilter,
  useQuery,
  load,
  read,
  fileName,
}: ListPageOptions<Row, Filter, Answer>): ListPage<Row, Filter> {
  const table = useTableParams({ name, filters });
  const view = useTableView(name, columns);
  const filter = toFilter(table);
  const query = toListQuery(table, filter);
  const { data, currentData, error, isFetching, refetch } = useQuery(query);
  const shown = data === undefined ? undefined : read(data);
  const rows = error && !currentData ? undefined : shown?.rows;
  const selection = useRowSelection({
    scope: JSON.stringify(filter),
    total: shown?.total ?? 0,
    pageKeys: rows?.map(({ id }) => id) ?? [],
  });
  const { isExporting, exportRows } = useCsvExport(fileName, columns);
  const loadAll = () => collectRows(async (page, perPage) => read(await load({ ...query, page, perPage })));
  const exportAll = () => void exportRows(loadAll);
  const exportSome = (keys: ReadonlySet<string>) =>
    void exportRows(async () => (await loadAll()).filter(({ id }) => keys.has(String(id))));

  return {
    table,
    view,
    total: shown?.total,
    selection,
    chosen: selection.isAll ? { filter } : { ids: selection.keys.map(Number) },
    tableProps: {
      columns: view.columns,
      rowHeight: view.rowHeight,
      rows,
      rowKey: ({ id }) => id,
      selection,
      ...(shown && { total: shown.total }),
      page: table.page,
      perPage: table.perPage,
      onPage: table.setPage,
      sort: table.sort,
      onSort: table.setSort,
      isStale: isFetching && !currentData,
      error,
      onRetry: refetch,
      isFiltered: table.isFiltered,
      onClear: table.clear,
    },
    isExporting,
    exportAll,
    exportChosen: () => (selection.isAll ? exportAll() : exportSome(new Set(selection.keys))),
  };
}
