import type { TableColumnType } from 'antd';
import { ChevronDown, ChevronUp } from 'lucide-react';
import type { ThHTMLAttributes } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { Icon } from '../Icon/Icon';
import { VisuallyHidden } from '../Text/VisuallyHidden';
import { ResizeHandle } from './ResizeHandle';
import styles from './RowTable.module.css';
import type { Column, DataTableProps } from './tableProps';

type Wires<Row> = Pick<DataTableProps<Row>, 'rowLink' | 'sort' | 'onMoveColumn' | 'onResizeColumns'>;

/** A column as the table takes it: its head can be sorted, moved and resized, and the first one leads to the row. */
export function tableColumn<Row>(
  columns: readonly Column<Row>[],
  place: number,
  { rowLink, sort, onMoveColumn, onResizeColumns }: Wires<Row>,
): TableColumnType<Row> {
  const column = columns[place];
  if (!column) return {};
  const { key, title, align, width, render } = column;
  return {
    key,
    title: title ? (
      <>
        {title}
        {borderOf(columns, place, onResizeColumns)}
      </>
    ) : (
      <ActionsHead />
    ),
    onHeaderCell: () => moving(columns, place, onMoveColumn),
    className: title ? undefined : styles.actions,
    align,
    width,
    ...sorting(column, sort),
    render: (_, row) =>
      place === 0 && rowLink ? (
        <Link to={rowLink(row)} className={styles.link}>
          {render(row)}
        </Link>
      ) : (
        render(row)
      ),
  };
}

function ActionsHead() {
  const { t } = useTranslation('kit');
  return <VisuallyHidden>{t('table.actions')}</VisuallyHidden>;
}

/** Button in a column's head that shows and changes the order of the rows. */
function sorting<Row>(column: Column<Row>, sort: DataTableProps<Row>['sort']): TableColumnType<Row> {
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
function moving<Row>(
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
function borderOf<Row>(
  columns: readonly Column<Row>[],
  place: number,
  onResize: DataTableProps<Row>['onResizeColumns'],
) {
  const [column, next] = [columns[place], columns[place + 1]];
  if (!onResize || !column?.title || !next?.title) return null;
  return <ResizeHandle between={[column.key, next.key]} title={column.title} onResize={onResize} />;
}
