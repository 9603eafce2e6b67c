import { useTranslation } from 'react-i18next';
import type { Product } from '../../api/schemas';
import { useGetProductsQuery } from '../../api/shopApi';
import { ProductStrip } from './ProductStrip';

const most = 5;

/** Others of the same kind. */
export function RelatedProducts({ product }: { product: Product }) {
  const { t } = useTranslation('ecommerce');
  const { currentData } = useGetProductsQuery({ category: [product.category], perPage: most + 1 });
  const others = currentData?.products.filter(({ id }) => id !== product.id).slice(0, most) ?? [];
  return <ProductStrip title={t('product.related')} products={others} />;
}
