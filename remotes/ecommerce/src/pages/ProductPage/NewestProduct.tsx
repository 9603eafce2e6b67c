import { EmptyState, ErrorState, Page, Spinner } from '@atrium/ui';
import { useTranslation } from 'react-i18next';
import { Navigate } from 'react-router-dom';
import { useGetProductsQuery } from '../../api/shopApi';
import { BackToShop } from '../../components/Product/BackToShop';
import { productPath } from '../../model/paths';

/** Short URL of the newest product. */
export default function NewestProduct() {
  const { t } = useTranslation('ecommerce');
  const { data, error, isFetching, refetch } = useGetProductsQuery({ perPage: 1 });
  const newest = data?.products[0];
  if (newest) return <Navigate to={productPath(newest)} replace />;
  return (
    <Page width="wide" title={t('product.title')} back={<BackToShop />}>
      {data ? (
        <EmptyState picture="cart" title={t('shop.empty')} text={t('shop.emptyText')} />
      ) : error && !isFetching ? (
        <ErrorState error={error} onRetry={refetch} title={t('product.failed')} />
      ) : (
        <Spinner isFull />
      )}
    </Page>
  );
}
