import { Table, type TableProps } from 'antd';
import { useTranslation } from 'react-i18next';
import { from } from '../media/breakpoints';
import { useIsMedium, useMediaQuery } from '../media/useMediaQuery';
import { VisuallyHidden } from '../Text/VisuallyHidden';
import loadingTableStyles from './LoadingTable.module.css';
import styles from './RowTable.module.css';
import { tableColumn } from './tableColumn';
import type { Column, DataTableProps } from './tableProps';

/**
 * Antd wraps every table in a live region, whether it loads or not: a screen reader would read all rows at each order,
 * page and deletion. The footer says how many there are.
 */
const quiet = { spinning: false, 'aria-live': 'off' } as const;

/** The rows as a table on the sheet, divided by hairlines. */
export function RowTable<Row>(props: DataTableProps<Row>) {
  const { columns, rows, rowKey, rowLink, rowHeight = 52, label, perPage = 10, renderMore } = props;
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
      loading={quiet}
      {...(renderMore && { expandable: { expandedRowRender: renderMore } })}
      columns={visible.map((_, place) => tableColumn(visible, place, props))}
      rowSelection={rowSelection}
    />
  );
}

function useVisibleColumns<Row>(columns: readonly Column<Row>[]): readonly Column<Row>[] {
  const isMedium = useIsMedium();
  const isHuge = useMediaQuery(from('wide'));
  return columns.filter(({ hideBelow }) => !hideBelow || (hideBelow === 'medium' ? isMedium : isHuge));
}

interface LoadingTableProps<Row> {
  columns: readonly Column<Row>[];
  rows: number;
  className: string;
}

/** The table before its first answer: the heads are known, the cells have their shape. */
function LoadingTable<Row>({ columns, rows, className }: LoadingTableProps<Row>) {
  const { t } = useTranslation('kit');
  return (
    <div role="status">
      <VisuallyHidden>{t('loading')}</VisuallyHidden>
      <div aria-hidden="true">
        <Table
          className={className}
          pagination={false}
          loading={quiet}
          dataSource={Array.from({ length: rows }, (_, key) => ({ key }))}
          columns={columns.map(({ key, title, align, width }) => ({
            key,
            title,
            align,
            width,
            render: () => title && <span className={loadingTableStyles.bar} />,
          }))}
        />
      </div>
    </div>
  );
}

/** The boxes before the rows, by which they are chosen. */
function useTableSelection<Row>({
  selection,
  rowLabel,
}: Pick<DataTableProps<Row>, 'selection' | 'rowLabel'>): TableProps<Row>['rowSelection'] {
  const { t } = useTranslation('kit');
  return (
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
  );
}
