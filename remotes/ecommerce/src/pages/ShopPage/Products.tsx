import { Button, EmptyState, ErrorState } from '@atrium/ui';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { countFilters } from '../../model/shopParams';
import { ProductList } from '../../components/Product/ProductList';
import { ProductsLoading } from '../../components/Product/ProductsLoading';
import { WishlistButton } from '../../components/Product/WishlistButton';
import styles from './Shop.module.css';
import { ShopPages } from './ShopPages';
import type { useShop } from './useShop';

/** The products that match: on their way, there, none, or not to be had. */
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
