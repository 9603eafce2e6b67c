import { Button } from 'antd';
import { memo, type ReactNode, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useIsNarrow } from '../media/useMediaQuery';
import { Alert } from '../State/Alert';
import { EmptyState } from '../State/EmptyState';
import { ErrorState } from '../State/ErrorState';
import styles from './DataTable.module.css';
import { RowCards } from './RowCards';
import { RowTable } from './RowTable';
import { TableFooter } from './TableFooter';
import type { DataTableProps } from './tableProps';

interface HeldRowsProps {
  isHeld: boolean;
  /** Chosen rows: a change renders at once, also while the rows are held. */
  chosen: readonly string[];
  children: ReactNode;
}

/**
 * The rows as they were drawn last, while newer ones are on their way: to draw the old ones again at the press would only
 * delay the answer to it.
 */
const HeldRows = memo(
  ({ children }: HeldRowsProps) => children,
  (before, now) => now.isHeld && before.chosen.join() === now.chosen.join(),
);

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

function NothingMatches({ onClear }: { onClear?: () => void }) {
  const { t } = useTranslation('kit');
  return (
    <EmptyState
      picture="search"
      title={t('table.nothingMatches')}
      text={t('table.nothingMatchesText')}
      action={onClear && <Button onClick={onClear}>{t('table.clear')}</Button>}
    />
  );
}

/** Over rows that are still shown although newer ones did not arrive. */
function RefreshFailed({ onRetry }: { onRetry?: () => void }) {
  const { t } = useTranslation('kit');
  return (
    <div className={styles.failed}>
      <Alert
        type="warning"
        title={t('table.refreshFailed')}
        action={
          onRetry && (
            <Button size="small" onClick={onRetry}>
              {t('error.retry')}
            </Button>
          )
        }
      />
    </div>
  );
}
