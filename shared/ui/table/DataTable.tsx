import { type ReactNode, useEffect } from 'react';
import { useIsNarrow } from '../media/useMediaQuery';
import { ErrorState } from '../State/ErrorState';
import type { Column } from './column';
import styles from './DataTable.module.css';
import { HeldRows } from './HeldRows';
import { NothingMatches } from './NothingMatches';
import { RefreshFailed } from './RefreshFailed';
import { RowCards } from './RowCards';
import { RowTable } from './RowTable';
import { TableFooter } from './TableFooter';
import type { Sort } from './tableParams';

export interface Selection {
  keys: readonly string[];
  onChange: (keys: string[]) => void;
}

export interface DataTableProps<Row> {
  /** What the rows are, for screen readers: "Users". */
  label: string;
  columns: readonly Column<Row>[];
  /** Absent until the first answer: draws the shape of the rows. */
  rows: readonly Row[] | undefined;
  rowKey: (row: Row) => string | number;
  /** A row in words, for the name of its checkbox. */
  rowLabel?: (row: Row) => string;
  /** Where a row leads; its first column becomes the link, and the whole row can be clicked. */
  rowLink?: (row: Row) => string;
  selection?: Selection;
  /** How many there are on all pages. Absent: draws no footer. */
  total?: number;
  page?: number;
  perPage?: number;
  perPageOptions?: readonly number[];
  onPage?: (page: number, perPage: number) => void;
  sort?: Sort | undefined;
  onSort?: (sort: Sort | undefined) => void;
  /** Newer rows are on their way: a line runs over the ones on screen. */
  isStale?: boolean;
  error?: unknown;
  onRetry?: () => void;
  /** What stands there before the first row exists. */
  empty: ReactNode;
  /** Something is searched for or filtered by: without rows, says so and offers `onClear`. */
  isFiltered?: boolean;
  onClear?: () => void;
  /** 44 px for rows of one line, 52 for two, 36 compact. */
  rowHeight?: 36 | 44 | 52;
}

/** Rows from the API, a page at a time: as a table, on phones as cards; with what is shown while, when none, and when not. */
export function DataTable<Row>(props: DataTableProps<Row>) {
  const { rows, error, onRetry, empty, isFiltered = false, isStale = false, onClear, total } = props;
  const isNarrow = useIsNarrow();
  const isBeyondEnd = useReturnFromBeyondEnd(props);

  if (error && !rows) return <ErrorState error={error} onRetry={onRetry} />;
  if (rows?.length === 0 && !isStale && !isBeyondEnd) return isFiltered ? <NothingMatches onClear={onClear} /> : empty;
  return (
    <>
      {error ? <RefreshFailed onRetry={onRetry} /> : null}
      <div
        className={isStale ? styles.stale : styles.fresh}
        aria-busy={isStale || !rows}
        data-density={props.rowHeight === 36 ? 'compact' : undefined}
      >
        <HeldRows isHeld={isStale && rows !== undefined} chosen={props.selection?.keys ?? []}>
          {isNarrow ? <RowCards {...props} /> : <RowTable {...props} />}
        </HeldRows>
        {total !== undefined && total > 0 && <TableFooter {...props} total={total} />}
      </div>
    </>
  );
}

/** A page that is not there (any more), as after a deletion or in an old link, leads to the last one. */
function useReturnFromBeyondEnd<Row>({
  rows,
  total = 0,
  page = 1,
  perPage = 10,
  onPage,
  isStale,
}: DataTableProps<Row>) {
  const last = Math.ceil(total / perPage);
  const isBeyondEnd = rows?.length === 0 && !isStale && last > 0 && page > last;
  useEffect(() => {
    if (isBeyondEnd) onPage?.(last, perPage);
  }, [isBeyondEnd, last, perPage, onPage]);
  return isBeyondEnd;
}
