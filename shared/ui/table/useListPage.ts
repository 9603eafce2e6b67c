import { type RefObject, useRef } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useListPlace } from './listPlace';
import { listSearch } from './presets';
import type { ExportKind } from './saveCells';
import { type ListQuery, type TableParams, toListQuery } from './tableParams';
import type { Column, DataTableProps } from './tableProps';
import { useListExport } from './useListExport';
import { type RowKeys, type RowSelection, useRowKeys, useRowSelection } from './useRowSelection';
import { type TableParamsControl, useTableParams } from './useTableParams';
import { type TableView, useTableView } from './useTableView';

/** One page of a list, and the number of rows on all pages. */
interface ListRows<Row> {
  rows: readonly Row[];
  total: number;
}

/** Result of a query hook, as of RTK Query. */
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
  /** Unique among the tables of all apps: "notes". */
  name: string;
  /** The names of the filters in the address. */
  filters: readonly string[];
  columns: readonly Column<Row>[];
  /** Filter of the list, as its call takes it. */
  toFilter: (params: Pick<TableParams, 'q' | 'filters'>) => Filter;
  /** The hook that asks for a page. */
  useQuery: (query: ListQuery<Filter>) => ListResult<Answer>;
  /** Asks for a page once, for an export. */
  load: (query: ListQuery<Filter>) => Promise<Answer>;
  read: (answer: Answer) => ListRows<Row>;
  /** Of the exported file, without ending. */
  fileName: string;
}

/** Chosen rows, as calls take them: ids, or a filter with exceptions. */
export type ChosenRows<Filter> =
  | { ids: number[]; filter?: undefined; except?: undefined }
  | { filter: Filter; ids?: undefined; except?: number[] };

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
  /** For `useActions()`, in an app whose manifest declares `next`, `previous` and `choose`. */
  rowKeys?: RowKeys;
  /** For `DataTable`, which takes the rest from the app: label, links, what an empty list shows. */
  tableProps: Pick<DataTableProps<Row>, WiredProps>;
  isExporting: boolean;
  /** Saves all rows that match as a file. */
  exportAll: (kind: ExportKind) => void;
  /** Saves the chosen rows. */
  exportChosen: (kind: ExportKind) => void;
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
  const [search] = useSearchParams();
  useListPlace(name, listSearch(search, filters).toString());
  const table = useTableParams({ name, filters });
  const view = useTableView(name, columns);
  const filter = toFilter(table);
  const query = toListQuery(table, filter);
  const { shown, rows, isStale, error, refetch } = rowsOf(useQuery(query), read);
  const body: RefObject<HTMLDivElement | null> = useRef(null);
  const selection = useRowSelection({
    scope: JSON.stringify(filter),
    total: shown?.total ?? 0,
    pageKeys: rows?.map(({ id }) => id) ?? [],
    place: isStale || !rows ? undefined : JSON.stringify(query),
  });
  const rowKeys = useRowKeys(body, selection);
  const exports = useListExport({
    fileName,
    columns: view.columns,
    loadPage: async (page, perPage) => read(await load({ ...query, page, perPage })),
    total: shown?.total ?? 0,
    selection,
  });

  const tableProps = {
    ...wiresOfView(view),
    ...wiresOfTable(table),
    rows,
    rowKey: ({ id }: Row) => id,
    selection,
    ...(shown && { total: shown.total }),
    ref: body,
    isStale,
    error,
    onRetry: refetch,
  };

  return {
    table,
    view,
    total: shown?.total,
    selection,
    chosen: toChosen(selection, filter),
    rowKeys,
    tableProps,
    ...exports,
  };
}

/** The rows of the latest answer; none where the present ones could not be fetched. */
function rowsOf<Row, Answer>(
  { data, currentData, error, isFetching, refetch }: ListResult<Answer>,
  read: (answer: Answer) => ListRows<Row>,
) {
  const shown = data === undefined ? undefined : read(data);
  const rows = error && !currentData ? undefined : shown?.rows;
  return { shown, rows, isStale: isFetching && !currentData, error, refetch };
}

const wiresOfView = <Row>({ columns, rowHeight, move, resize }: TableView<Row>) => ({
  columns,
  rowHeight,
  onMoveColumn: move,
  onResizeColumns: resize,
});

const wiresOfTable = ({
  page,
  perPage,
  setPage,
  pageSearch,
  sort,
  setSort,
  isFiltered,
  clear,
}: TableParamsControl) => ({
  page,
  perPage,
  onPage: setPage,
  pageSearch,
  sort,
  onSort: setSort,
  isFiltered,
  onClear: clear,
});

function toChosen<Filter>({ isAll, keys, except = [] }: RowSelection, filter: Filter): ChosenRows<Filter> {
  if (!isAll) return { ids: keys.map(Number) };
  return { filter, ...(except.length > 0 && { except: except.map(Number) }) };
}
