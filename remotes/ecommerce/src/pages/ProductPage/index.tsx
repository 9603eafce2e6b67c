import { EmptyState, ErrorState, LoadingRows, Page } from '@atrium/ui';
import { useTranslation } from 'react-i18next';
import { Link, useParams } from 'react-router-dom';
import { useGetProductQuery } from '../../api/shopApi';
import { BackToShop } from '../../components/Product/BackToShop';
import { ProductView } from './ProductView';
import { RelatedProducts } from './RelatedProducts';
import { Reviews } from './Reviews';
import { ViewedProducts } from './ViewedProducts';

/** One product, with others of its kind. */
export default function ProductPage() {
  const { t } = useTranslation('ecommerce');
  const { slug = '' } = useParams();
  const { currentData: product, error, isFetching, refetch } = useGetProductQuery(slug);

  if (error && 'status' in error && error.status === 404)
    return (
      <EmptyState
        isPage
        picture="lost"
        title={t('product.notFound')}
        text={t('product.notFoundText')}
        action={<Link to="/apps/ecommerce/shop">{t('cart.toShop')}</Link>}
      />
    );
  return (
    <Page width="wide" title={product?.name ?? t('product.title')} hasOwnHead={!!product} back={<BackToShop />}>
      {product ? (
        <>
          <ProductView product={product} />
          <Reviews product={product} />
          <RelatedProducts product={product} />
          <ViewedProducts key={product.id} product={product} />
        </>
      ) : error && !isFetching ? (
        <ErrorState error={error} onRetry={refetch} title={t('product.failed')} />
      ) : (
        <LoadingRows shape="text" />
      )}
    </Page>
  );
}
