import { Table } from 'antd';
import { useTranslation } from 'react-i18next';
import { VisuallyHidden } from '../Text/VisuallyHidden';
import type { Column } from './column';
import styles from './LoadingTable.module.css';

interface LoadingTableProps<Row> {
  columns: readonly Column<Row>[];
  rows: number;
  className: string;
}

/** The table before its first answer: the heads are known, the cells have their shape. */
export function LoadingTable<Row>({ columns, rows, className }: LoadingTableProps<Row>) {
  const { t } = useTranslation('kit');
  return (
    <div role="status">
      <VisuallyHidden>{t('loading')}</VisuallyHidden>
      <div aria-hidden="true">
        <Table
          className={className}
          pagination={false}
          dataSource={Array.from({ length: rows }, (_, key) => ({ key }))}
          columns={columns.map(({ key, title, align, width }) => ({
            key,
            title,
            align,
            width,
            render: () => title && <span className={styles.bar} />,
          }))}
        />
      </div>
    </div>
  );
}
