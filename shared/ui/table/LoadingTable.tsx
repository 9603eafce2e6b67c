import { useTranslation } from 'react-i18next';
import { LoadingRows } from '../State/LoadingRows';
import type { Column } from './column';
import styles from './LoadingTable.module.css';

interface LoadingTableProps<Row> {
  label: string;
  columns: readonly Column<Row>[];
  rows: number;
  rowHeight: number;
}

/** The table before its first answer: heads that are known, rows in their shape. */
export function LoadingTable<Row>({ columns, rows, rowHeight }: LoadingTableProps<Row>) {
  const { t } = useTranslation('kit');
  return (
    <div className={styles.loading} title={t('loading')}>
      <div className={styles.head} aria-hidden="true">
        {columns.map(({ key, title }) => (
          <span key={key}>{title}</span>
        ))}
      </div>
      <LoadingRows rows={rows} shape={rowHeight === 52 ? 'person' : 'line'} />
    </div>
  );
}
