import { Table } from 'antd';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { from } from '../media/breakpoints';
import { useIsMedium, useMediaQuery } from '../media/useMediaQuery';
import { VisuallyHidden } from '../Text/VisuallyHidden';
import type { Column } from './column';
import { borderOf, moving, sorting } from './columnHead';
import { LoadingTable } from './LoadingTable';
import styles from './RowTable.module.css';
import type { DataTableProps } from './tableProps';

/** The rows as a table on the sheet, divided by hairlines. */
export function RowTable<Row>(props: DataTableProps<Row>) {
  const {
    columns,
    rows,
    rowKey,
    rowLabel,
    rowLink,
    selection,
    sort,
    onSort,
    onMoveColumn,
    onResizeColumns,
    rowHeight = 52,
    label,
    perPage = 10,
    renderMore,
  } = props;
  const { t } = useTranslation('kit');
  const visible = useVisibleColumns(columns);
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
      columns={visible.map((column, index) => ({
        key: column.key,
        title: column.title ? (
          <>
            {column.title}
            {borderOf(visible, index, onResizeColumns)}
          </>
        ) : (
          <VisuallyHidden>{t('table.actions')}</VisuallyHidden>
        ),
        onHeaderCell: () => moving(visible, index, onMoveColumn),
        className: column.title ? undefined : styles.actions,
        align: column.align,
        width: column.width,
        ...sorting(column, sort),
        render: (_, row) =>
          index === 0 && rowLink ? (
            <Link to={rowLink(row)} className={styles.link}>
              {column.render(row)}
            </Link>
          ) : (
            column.render(row)
          ),
      }))}
      onChange={(_page, _filters, sorter) => {
        if (Array.isArray(sorter)) return;
        onSort?.(
          sorter.order ? { key: String(sorter.columnKey), isDescending: sorter.order === 'descend' } : undefined,
        );
      }}
      rowSelection={
        selection && {
          columnWidth: 28,
          selectedRowKeys: [...selection.keys],
          preserveSelectedRowKeys: true,
          onChange: (keys) => selection.onChange(keys.map(String)),
          getTitleCheckboxProps: () => ({ 'aria-label': t('table.selectAll') }),
          getCheckboxProps: (row) => ({
            'aria-label': rowLabel ? t('table.selectRow', { name: rowLabel(row) }) : t('table.select'),
          }),
        }
      }
    />
  );
}

function useVisibleColumns<Row>(columns: readonly Column<Row>[]): readonly Column<Row>[] {
  const isMedium = useIsMedium();
  const isHuge = useMediaQuery(from('huge'));
  return columns.filter(({ hideBelow }) => !hideBelow || (hideBelow === 'medium' ? isMedium : isHuge));
}
