import { Select } from 'antd';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../format/useFormat';
import { PageLinks } from './PageLinks';
import styles from './TableFooter.module.css';
import { perPageOptions as standardOptions } from './tableParams';

export interface TableFooterProps {
  total: number;
  page?: number;
  perPage?: number;
  perPageOptions?: readonly number[];
  onPage?: (page: number, perPage: number) => void;
  /** The query of the address of a page: its number is a link then. */
  pageSearch?: (page: number) => string;
  /** The rows on screen are not these yet. */
  isStale?: boolean;
}

/** Range of rows, page size and pages. */
export function TableFooter({
  total,
  page = 1,
  perPage = 10,
  perPageOptions = standardOptions,
  onPage,
  pageSearch,
  isStale = false,
}: TableFooterProps) {
  const { t } = useTranslation('kit');
  const format = useFormat();
  const first = Math.min((page - 1) * perPage + 1, total);
  const range = format.range(first, Math.min(page * perPage, total));
  const smallest = Math.min(...perPageOptions);
  return (
    <div className={styles.footer}>
      <span className={styles.rows} aria-live="polite">
        <bdi>{t(isStale ? 'table.rowsAwaited' : 'table.rows', { range, total: format.number(total) })}</bdi>
      </span>
      {onPage && total > smallest && (
        <>
          <Select
            className={styles.perPage}
            variant="borderless"
            aria-label={t('table.perPage')}
            value={perPage}
            options={perPageOptions.map((count) => ({
              value: count,
              label: <bdi>{t('table.perPageOption', { count })}</bdi>,
            }))}
            popupMatchSelectWidth={false}
            onChange={(value) => onPage(1, value)}
          />
          <PageLinks
            page={page}
            last={Math.ceil(total / perPage)}
            onPage={(next) => onPage(next, perPage)}
            pageSearch={pageSearch}
          />
        </>
      )}
    </div>
  );
}
