import type { TableColumnType } from 'antd';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { VisuallyHidden } from '../Text/VisuallyHidden';
import type { Column } from './column';
import { borderOf, moving, sorting } from './columnHead';
import styles from './RowTable.module.css';
import type { DataTableProps } from './tableProps';

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
