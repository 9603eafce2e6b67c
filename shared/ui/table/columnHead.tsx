import type { TableColumnType } from 'antd';
import { ChevronDown, ChevronUp } from 'lucide-react';
import type { ThHTMLAttributes } from 'react';
import { Icon } from '../Icon/Icon';
import type { Column } from './column';
import { ResizeHandle } from './ResizeHandle';
import styles from './RowTable.module.css';
import type { DataTableProps } from './tableProps';

/** How a column's head tells and changes the order of the rows. */
export function sorting<Row>(column: Column<Row>, sort: DataTableProps<Row>['sort']): TableColumnType<Row> {
  if (!column.isSortable) return {};
  const order = sort?.key !== column.key ? null : sort.isDescending ? 'descend' : 'ascend';
  return {
    sorter: true,
    sortOrder: order,
    sortIcon: () => (
      <span className={order ? styles.sorted : styles.sortable}>
        <Icon of={order === 'descend' ? ChevronDown : ChevronUp} size={12} />
      </span>
    ),
  };
}

/** The first column leads to the row, and one without a title has no name to grasp: both keep their places. */
const isMovable = <Row,>(columns: readonly Column<Row>[], place: number): boolean =>
  place > 0 && columns[place]?.title !== '';

type Head = ThHTMLAttributes<HTMLElement> & { 'data-column': string };

/** Lets a column's head be dragged to the place of another one. */
export function moving<Row>(
  columns: readonly Column<Row>[],
  place: number,
  onMove: DataTableProps<Row>['onMoveColumn'],
): Head {
  const { key = '', title } = columns[place] ?? {};
  // The border in it has a name of its own, which is none of the column's.
  const head = { 'data-column': key, ...(title && { 'aria-label': title }) };
  if (!onMove || !isMovable(columns, place)) return head;
  const type = 'application/x-column';
  return {
    ...head,
    draggable: true,
    onDragStart: ({ dataTransfer }) => dataTransfer.setData(type, key),
    onDragOver: (event) => {
      if (event.dataTransfer.types.includes(type)) event.preventDefault();
    },
    onDrop: (event) => {
      const moved = event.dataTransfer.getData(type);
      if (!moved || moved === key) return;
      event.preventDefault();
      onMove(moved, key);
    },
  };
}

/** The border to the next column; the last one with a title has none. */
export function borderOf<Row>(
  columns: readonly Column<Row>[],
  place: number,
  onResize: DataTableProps<Row>['onResizeColumns'],
) {
  const [column, next] = [columns[place], columns[place + 1]];
  if (!onResize || !column?.title || !next?.title) return null;
  return <ResizeHandle between={[column.key, next.key]} title={column.title} onResize={onResize} />;
}
