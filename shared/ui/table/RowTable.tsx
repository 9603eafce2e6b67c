import { Table } from 'antd';
import { from } from '../media/breakpoints';
import { useIsMedium, useMediaQuery } from '../media/useMediaQuery';
import type { Column } from './column';
import { LoadingTable } from './LoadingTable';
import styles from './RowTable.module.css';
import { tableColumn } from './tableColumn';
import type { DataTableProps } from './tableProps';
import { useTableSelection } from './useTableSelection';

/** The rows as a table on the sheet, divided by hairlines. */
export function RowTable<Row>(props: DataTableProps<Row>) {
  const { columns, rows, rowKey, rowLink, onSort, rowHeight = 52, label, perPage = 10, renderMore } = props;
  const visible = useVisibleColumns(columns);
  const rowSelection = useTableSelection(props);
  const keyOf = (row: Row) => String(rowKey(row));
  const isSized = visible.every(({ width }) => typeof width === 'number');
  const className = [styles.table, styles[`rows${rowHeight}`], rowLink && styles.linked, isSized && styles.sized]
    .filter(Boolean)
    .join(' ');
  if (!rows) return <LoadingTable columns={visible} rows={perPage} className={className} />;

  return (
    <Table<Row>
      className={className}
      aria-label={label}
      dataSource={rows}
      rowKey={keyOf}
      pagination={false}
      tableLayout={isSized ? 'fixed' : 'auto'}
      showSorterTooltip={false}
      {...(renderMore && { expandable: { expandedRowRender: renderMore } })}
      columns={visible.map((_, place) => tableColumn(visible, place, props))}
      onChange={(_page, _filters, sorter) => {
        if (Array.isArray(sorter)) return;
        onSort?.(
          sorter.order ? { key: String(sorter.columnKey), isDescending: sorter.order === 'descend' } : undefined,
        );
      }}
      rowSelection={rowSelection}
    />
  );
}

function useVisibleColumns<Row>(columns: readonly Column<Row>[]): readonly Column<Row>[] {
  const isMedium = useIsMedium();
  const isHuge = useMediaQuery(from('wide'));
  return columns.filter(({ hideBelow }) => !hideBelow || (hideBelow === 'medium' ? isMedium : isHuge));
}
