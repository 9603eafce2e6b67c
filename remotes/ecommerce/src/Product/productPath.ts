import type { Product } from 'shared/api';

export const productPath = ({ slug }: Pick<Product, 'slug'>) => `/apps/ecommerce/product-detail/${slug}`;
