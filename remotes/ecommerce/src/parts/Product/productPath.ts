import type { Product } from '../../api/schemas';

export const productPath = ({ slug }: Pick<Product, 'slug'>) => `/apps/ecommerce/product-detail/${slug}`;
