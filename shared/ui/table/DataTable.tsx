import { useEffect } from 'react';
import { useIsNarrow } from '../media/useMediaQuery';
import { ErrorState } from '../State/ErrorState';
import styles from './DataTable.module.css';
import { HeldRows } from './HeldRows';
import { NothingMatches } from './NothingMatches';
import { RefreshFailed } from './RefreshFailed';
import { RowCards } from './RowCards';
import { RowTable } from './RowTable';
import { TableFooter } from './TableFooter';
import type { DataTableProps } from './tableProps';

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
        ref={props.ref}
        className={isStale ? styles.stale : styles.fresh}
        aria-busy={isStale || !rows}
        data-density={props.rowHeight === 36 ? 'compact' : undefined}
      >
        <HeldRows isHeld={isStale && rows !== undefined} chosen={props.selection?.keys ?? []}>
          {isNarrow ? <RowCards {...props} /> : <RowTable {...props} />}
        </HeldRows>
        {total !== undefined && total > 0 && <TableFooter {...props} total={total} isStale={isStale} />}
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
