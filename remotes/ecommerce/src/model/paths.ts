import type { ColorOption, Product } from '../api/schemas';

export const productPath = ({ slug }: Pick<Product, 'slug'>, color?: ColorOption): string =>
  `/apps/ecommerce/product-detail/${slug}${color ? `?color=${color}` : ''}`;

export const ordersPath = '/apps/ecommerce/orders';

export const orderPath = (id: number): string => `${ordersPath}/${id}`;

export const invoicePath = (id: number): string => `${ordersPath}/${id}/invoice`;
