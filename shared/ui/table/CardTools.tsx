import { Button, Checkbox } from 'antd';
import { ArrowDown, ArrowUp } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Icon } from '../Icon/Icon';
import { DropdownMenu } from '../Menu/DropdownMenu';
import styles from './CardTools.module.css';
import type { DataTableProps } from './tableProps';

/** What a table's heads do, over cards: choosing all of the page, and their order. */
export function CardTools<Row>(props: DataTableProps<Row> & { rows: readonly Row[] }) {
  const { rows, rowKey, selection, columns, onSort } = props;
  const { t } = useTranslation('kit');
  const pageKeys = rows.map((row) => String(rowKey(row)));
  const chosen = selection ? pageKeys.filter((key) => selection.keys.includes(key)) : [];
  const hasOrder = onSort !== undefined && columns.some(({ isSortable }) => isSortable);
  if (!selection && !hasOrder) return null;
  return (
    <div className={styles.tools}>
      {selection && (
        <Checkbox
          checked={chosen.length > 0 && chosen.length === pageKeys.length}
          indeterminate={chosen.length > 0 && chosen.length < pageKeys.length}
          onChange={({ target }) => {
            const others = selection.keys.filter((key) => !pageKeys.includes(key));
            selection.onChange(target.checked ? [...others, ...pageKeys] : others);
          }}
        >
          {t('table.selectPage')}
        </Checkbox>
      )}
      {hasOrder && <OrderMenu {...props} />}
    </div>
  );
}

/** The columns by which rows may be ordered; the one that holds is turned round. */
function OrderMenu<Row>({ columns, sort, onSort }: DataTableProps<Row>) {
  const { t } = useTranslation('kit');
  const current = columns.find(({ key }) => key === sort?.key);
  return (
    <DropdownMenu
      trigger={['click']}
      placement="bottomRight"
      menu={{
        items: columns
          .filter(({ isSortable }) => isSortable)
          .map(({ key, title }) => ({
            key,
            label: title,
            icon: key === sort?.key ? <Icon of={sort.isDescending ? ArrowDown : ArrowUp} /> : undefined,
          })),
        selectable: true,
        selectedKeys: sort ? [sort.key] : [],
        onClick: ({ key }) => onSort?.({ key, isDescending: key === sort?.key && !sort.isDescending }),
      }}
    >
      <Button type="text" className={styles.order}>
        {current ? t('table.orderedBy', { title: current.title }) : t('table.order')}
        {current && <Icon of={sort?.isDescending ? ArrowDown : ArrowUp} />}
      </Button>
    </DropdownMenu>
  );
}
