import { Table, type TableColumnType } from 'antd';
import { ChevronDown, ChevronUp } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { Icon } from '../Icon/Icon';
import { from } from '../media/breakpoints';
import { useIsMedium, useMediaQuery } from '../media/useMediaQuery';
import { VisuallyHidden } from '../Text/VisuallyHidden';
import type { Column } from './column';
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
    rowHeight = 52,
    label,
    perPage = 10,
  } = props;
  const { t } = useTranslation('kit');
  const visible = useVisibleColumns(columns);
  const keyOf = (row: Row) => String(rowKey(row));
  const className = [styles.table, styles[`rows${rowHeight}`], rowLink ? styles.linked : ''].join(' ');
  if (!rows) return <LoadingTable columns={visible} rows={perPage} className={className} />;

  return (
    <Table<Row>
      className={className}
      aria-label={label}
      dataSource={rows}
      rowKey={keyOf}
      pagination={false}
      showSorterTooltip={false}
      columns={visible.map((column, index) => ({
        key: column.key,
        title: column.title || <VisuallyHidden>{t('table.actions')}</VisuallyHidden>,
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
