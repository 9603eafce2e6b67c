import { Button, EmptyState, ErrorState, useFormat } from '@atrium/ui';
import { PageLinks } from '@atrium/ui/table';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { ProductList, ProductsLoading } from '../../components/Product/ProductList';
import { WishlistButton } from '../../components/Product/WishlistButton';
import { countFilters, productsPerPage } from '../../model/shopParams';
import styles from './Shop.module.css';
import type { useShop } from './useShop';

interface ShopPagesProps {
  page: number;
  total: number;
  onPage: (page: number) => void;
}

function ShopPages({ page, total, onPage }: ShopPagesProps) {
  const { t } = useTranslation('ecommerce');
  const { range, number } = useFormat();
  const first = (page - 1) * productsPerPage + 1;
  const last = Math.min(page * productsPerPage, total);
  return (
    <div className={styles.pages}>
      <bdi>{t('shop.range', { range: range(first, last), total: number(total) })}</bdi>
      {total > productsPerPage && <PageLinks page={page} last={Math.ceil(total / productsPerPage)} onPage={onPage} />}
    </div>
  );
}

/** Matching products: loading, shown, empty, or error. */
export function Products({ params, products, change, clear }: ReturnType<typeof useShop>) {
  const { t } = useTranslation('ecommerce');
  const top = useRef<HTMLDivElement>(null);
  const { data, error, isFetching, refetch } = products;

  if (error && !isFetching) return <ErrorState error={error} onRetry={refetch} title={t('shop.failed')} />;
  if (!data) return <ProductsLoading view={params.view} />;
  if (data.total === 0) {
    const isNarrowed = params.q !== '' || countFilters(params) > 0;
    return isNarrowed ? (
      <EmptyState
        picture="search"
        title={t('shop.nothingMatches')}
        text={t('shop.nothingMatchesText')}
        action={<Button onClick={clear}>{t('filter.clearAll')}</Button>}
      />
    ) : (
      <EmptyState picture="cart" title={t('shop.empty')} text={t('shop.emptyText')} />
    );
  }
  return (
    <div ref={top} className={styles.products}>
      <ProductList
        products={data.products}
        view={params.view}
        isStale={isFetching}
        corner={(product) => <WishlistButton product={product} />}
      />
      <ShopPages
        page={params.page}
        total={data.total}
        onPage={(page) => {
          change({ page });
          top.current?.scrollIntoView({ block: 'start' });
        }}
      />
    </div>
  );
}
