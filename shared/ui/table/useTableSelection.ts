import type { TableProps } from 'antd';
import { useTranslation } from 'react-i18next';
import type { DataTableProps } from './tableProps';

/** The boxes before the rows, by which they are chosen. */
export function useTableSelection<Row>({
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
