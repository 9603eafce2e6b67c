import { Can } from '@atrium/sdk';
import { EmptyState, ErrorState, IconButton, Page } from '@atrium/ui';
import { Trash2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { Product } from '../api/schemas';
import { useGetWishlistQuery } from '../api/shopApi';
import { BackToShop } from '../components/Product/BackToShop';
import { ProductList, ProductsLoading } from '../components/Product/ProductList';
import { useWishlist } from '../components/Product/WishlistButton';

export default function WishlistPage() {
  const { t } = useTranslation('ecommerce');
  const {
    data: products,
    error,
    isFetching,
    refetch,
  } = useGetWishlistQuery(undefined, {
    refetchOnMountOrArgChange: true,
  });
  return (
    <Page
      width="wide"
      title={t('wishlist.title')}
      meta={products && t('cart.products', { count: products.length })}
      back={<BackToShop />}
    >
      {error && !isFetching && !products ? (
        <ErrorState error={error} onRetry={refetch} title={t('wishlist.failed')} />
      ) : (
        <Wishes products={products} />
      )}
    </Page>
  );
}

function Wishes({ products }: { products: readonly Product[] | undefined }) {
  const { t } = useTranslation('ecommerce');
  const { removeWithUndo } = useWishlist();
  if (!products) return <ProductsLoading />;
  if (products.length === 0)
    return (
      <EmptyState
        picture="cart"
        title={t('wishlist.empty')}
        text={t('wishlist.emptyText')}
        action={<Link to="/apps/ecommerce/shop">{t('cart.toShop')}</Link>}
      />
    );
  return (
    <ProductList
      products={products}
      corner={(product) => (
        <Can I="delete" a="Product">
          <IconButton
            label={t('wishlist.removeNamed', { name: product.name })}
            icon={Trash2}
            onClick={() => void removeWithUndo(product)}
          />
        </Can>
      )}
    />
  );
}
