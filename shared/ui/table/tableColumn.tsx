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

type Wires<Row> = Pick<DataTableProps<Row>, 'rowLink' | 'sort' | 'onSort' | 'onMoveColumn' | 'onResizeColumns'>;

/** A column as the table takes it: its head can be sorted, moved and resized, and the first one leads to the row. */
export function tableColumn<Row>(
  columns: readonly Column<Row>[],
  place: number,
  { rowLink, sort, onSort, onMoveColumn, onResizeColumns }: Wires<Row>,
): TableColumnType<Row> {
  const column = columns[place];
  if (!column) return {};
  const { key, title, align, width, render } = column;
  return {
    key,
    title: title ? (
      <>
        {column.isSortable ? <SortButton column={column} sort={sort} onSort={onSort} /> : title}
        {borderOf(columns, place, onResizeColumns)}
      </>
    ) : (
      <ActionsHead />
    ),
    onHeaderCell: () => ({ ...moving(columns, place, onMoveColumn), ...orderOf(column, sort) }),
    className: title ? undefined : styles.actions,
    align,
    width,
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

type Sorting<Row> = Pick<DataTableProps<Row>, 'sort' | 'onSort'>;

const orderOf = <Row,>({ key }: Column<Row>, sort: DataTableProps<Row>['sort']) =>
  sort?.key === key && { 'aria-sort': sort.isDescending ? ('descending' as const) : ('ascending' as const) };

/** Shows and changes the order of the rows: ascending, then descending, then the list's own. */
function SortButton<Row>({ column: { key, title }, sort, onSort }: Sorting<Row> & { column: Column<Row> }) {
  const order = sort?.key === key ? sort : undefined;
  return (
    <button
      type="button"
      className={styles.sort}
      onClick={() => onSort?.(order?.isDescending ? undefined : { key, isDescending: order !== undefined })}
    >
      {title}
      <span className={order ? styles.sorted : styles.sortable}>
        <Icon of={order?.isDescending ? ChevronDown : ChevronUp} size={12} />
      </span>
    </button>
  );
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
  // Without the sign of the order.
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
  return <ResizeHandle between={[column.key, next.key]} onResize={onResize} />;
}
