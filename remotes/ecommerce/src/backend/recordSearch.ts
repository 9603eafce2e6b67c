import { createRecordSearch } from '@atrium/backend';
import type { StoredProduct } from './tables';

/** Products by name and brand, for the search over everything. */
export const searchProducts = createRecordSearch<StoredProduct>({
  groupTitle: 'Products',
  textsOf: ({ name, brand }) => [name, brand],
  toHit: ({ id, name, brand, slug }) => ({
    id,
    title: name,
    by: brand,
    link: `/apps/ecommerce/product-detail/${slug}`,
  }),
  moreAt: (q) => `/apps/ecommerce/shop?q=${encodeURIComponent(q)}`,
});
