import { useFormat } from '@atrium/ui';
import { Pagination } from '@atrium/ui/table';
import { useTranslation } from 'react-i18next';
import { productsPerPage } from '../../model/shopParams';
import styles from './ShopPages.module.css';

interface ShopPagesProps {
  page: number;
  total: number;
  onPage: (page: number) => void;
}

/** Which products these are, and the other pages. */
export function ShopPages({ page, total, onPage }: ShopPagesProps) {
  const { t } = useTranslation('ecommerce');
  const { range, number } = useFormat();
  const first = (page - 1) * productsPerPage + 1;
  const last = Math.min(page * productsPerPage, total);
  return (
    <div className={styles.pages}>
      <bdi>{t('shop.range', { range: range(first, last), total: number(total) })}</bdi>
      {total > productsPerPage && (
        <nav aria-label={t('shop.pages')} className={styles.nav}>
          <Pagination
            current={page}
            pageSize={productsPerPage}
            total={total}
            showSizeChanger={false}
            showLessItems
            onChange={onPage}
          />
        </nav>
      )}
    </div>
  );
}
